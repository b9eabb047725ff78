import { randomBytes } from 'node:crypto'
import { mostPrescriptionFiles } from '#contract/prescriptions/prescription-shapes.ts'
import { type Database, inTransaction } from '../db/connection.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../staff/log/staff-log.service.ts'
import { answerOf } from './prescription-gate.service.ts'
import { type Prescription, type PrescriptionState, prescriptionsStore } from './prescriptions.store.ts'
import { type PrescriptionFile, readPrescription } from './read-prescription.ts'
import { wireStates } from './wire-states.ts'

export type PrescriptionsService = ReturnType<typeof prescriptionsService>

/** So many pages wait for an order at most: at 8 MB each, what strangers can fill. */
const mostUploads = 500

const refuseFile = () => refuse('PRESCRIPTION_INVALID', { fields: { archivo: 'PRESCRIPTION_INVALID' } })

type Agent = NonNullable<StaffActor>
type NamedFile = PrescriptionFile & { name: string }

/** Prescriptions of orders that need one: sent by who holds the order's token, read and decided by the shop. */
export function prescriptionsService({
  database,
  outbox,
  staffLog,
}: {
  database: Database
  outbox: Outbox
  staffLog: Pick<StaffLog, 'note'>
}) {
  const { db } = database
  const fresh = async (tx: Parameters<typeof prescriptionsStore.ofOrder>[0], before: Prescription) =>
    (await prescriptionsStore.ofOrder(tx, before.orderId)) ?? before

  return {
    /** Null where its order needs none. NOT_FOUND for a token of no order. */
    async ofToken(token: string): Promise<Prescription | null | Refusal> {
      const found = await prescriptionsStore.ofToken(db, token)
      if (found) return found
      return (await prescriptionsStore.isToken(db, token)) ? null : refuse('NOT_FOUND')
    },

    /**
     * Takes a file in, after which the shop reads all of them again. NOT_FOUND; ORDER_STATE once the order is on its
     * way or cancelled, or the prescription approved; PRESCRIPTION_INVALID; PRESCRIPTION_TOO_MANY.
     */
    async send(
      token: string,
      { bytes, name }: { bytes: Buffer; name: string },
    ): Promise<Prescription | Refusal> {
      const known = await prescriptionsStore.ofToken(db, token)
      if (!known) return refuse('NOT_FOUND')
      const file = await readPrescription(bytes)
      if (!file) return refuseFile()
      return inTransaction(database, async (tx) => {
        await prescriptionsStore.lock(tx, known.orderId)
        const now = await fresh(tx, known)
        if (!now.isOpen || now.state === 'APPROVED') return refuse('ORDER_STATE')
        if (now.files.length >= mostPrescriptionFiles) return refuse('PRESCRIPTION_TOO_MANY')
        await prescriptionsStore.add(tx, now.orderId, { ...file, name })
        return fresh(tx, now)
      })
    },

    /** Which of these products are sold by prescription alone. */
    needing: (productIds: readonly number[]) => prescriptionsStore.needing(db, productIds),

    /**
     * Takes a page before there is an order, and gives the token by which the order takes it along.
     * PRESCRIPTION_INVALID; PRESCRIPTION_UNAVAILABLE.
     */
    async upload({ bytes, name }: { bytes: Buffer; name: string }): Promise<string | Refusal> {
      const file = await readPrescription(bytes)
      if (!file) return refuseFile()
      const token = randomBytes(16).toString('hex')
      const page = { file: { ...file, name }, most: mostUploads }
      const isStored = await prescriptionsStore.addUpload(db, token, page)
      return isStored ? token : refuse('PRESCRIPTION_UNAVAILABLE')
    },

    removeUploads: () => prescriptionsStore.removeUploads(db),

    /** One of the files of the order of a token. NOT_FOUND. */
    async fileOfToken(token: string, fileId: number): Promise<NamedFile | Refusal> {
      const known = await prescriptionsStore.ofToken(db, token)
      const file = known && (await prescriptionsStore.file(db, known.orderId, fileId))
      return file ?? refuse('NOT_FOUND')
    },

    list: (query: { state: PrescriptionState; after: number | null }) => prescriptionsStore.list(db, query),

    waiting: () => prescriptionsStore.waiting(db),

    /** NOT_FOUND. */
    async ofOrder(orderId: number): Promise<Prescription | Refusal> {
      return (await prescriptionsStore.ofOrder(db, orderId)) ?? refuse('NOT_FOUND')
    },

    /** One of an order's files, for the shop; who has read it is noted. NOT_FOUND. */
    fileOfOrder: (orderId: number, fileId: number, agent: Agent): Promise<NamedFile | Refusal> =>
      inTransaction(database, async (tx) => {
        const known = await prescriptionsStore.ofOrder(tx, orderId)
        const file = known && (await prescriptionsStore.file(tx, orderId, fileId))
        if (!file) return refuse('NOT_FOUND')
        const subject = String(known.orderNumber)
        // Which page, and not what the shopper calls it: the log outlives the file.
        const detail = `${known.files.findIndex(({ id }) => id === fileId) + 1}/${known.files.length}`
        await staffLog.note(tx, { actor: agent, action: 'receta-vista', subject, detail })
        return file
      }),

    /**
     * Approves what was seen, or refuses it with a reason; the shopper is mailed. NOT_FOUND; EDITED_MEANWHILE where
     * something was sent or decided since; ORDER_STATE where nothing was sent, or the order is on its way.
     */
    decide: (
      orderId: number,
      { state, reason, version }: { state: 'APPROVED' | 'REFUSED'; reason: string; version: number },
      agent: Agent,
    ): Promise<Prescription | Refusal> =>
      inTransaction(database, async (tx) => {
        await prescriptionsStore.lock(tx, orderId)
        const before = await prescriptionsStore.ofOrder(tx, orderId)
        if (!before) return refuse('NOT_FOUND')
        if (before.version !== version) return refuseChanged(before)
        if (!before.isOpen || before.files.length === 0) return refuse('ORDER_STATE')
        await prescriptionsStore.decide(tx, orderId, { state, reason, by: agent.name })
        const action = state === 'APPROVED' ? 'receta-aprobada' : 'receta-rechazada'
        const subject = String(before.orderNumber)
        await staffLog.note(tx, { actor: agent, action, subject, detail: reason })
        const { email: to, language } = before
        const prescription = answerOf({ ...before, state, reason })
        if (to !== '' && prescription)
          await outbox.stage(tx, { to, language, kind: 'prescription-answered', prescription })
        return fresh(tx, before)
      }),

    exportOf: (customerId: number) => prescriptionsStore.ofCustomer(db, customerId),

    /** The same without the pages themselves. */
    listOf: (customerId: number) => prescriptionsStore.ofCustomer(db, customerId, { isWhole: false }),
  }
}

const refuseChanged = ({
  version,
  decidedBy,
  customerName,
  changedAt,
  state,
  files,
}: Prescription): Refusal =>
  refuse('EDITED_MEANWHILE', {
    cambio: {
      version,
      responsable: decidedBy || customerName,
      fecha: changedAt,
      ahora: { estado: wireStates[state], archivos: files.map(({ name }) => name) },
    },
  })
