import type { Database, Transaction } from '../../db/connection.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import { changesOf, listChangesOf } from '../../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import { lockedRow, type SavedOver, savedOver } from '../../staff/saved-over.ts'
import {
  type BranchRow,
  type CarrierRow,
  type KindRow,
  type NamedRate,
  type RateFields,
  shippingDeskStore as store,
} from './shipping-desk.store.ts'

export type DeskCarrier = CarrierRow & { rates: RateFields[] }
export type CarrierChanges = Partial<
  Pick<
    CarrierRow,
    'name' | 'description' | 'deliveryKind' | 'discountPercent' | 'trackingUrl' | 'cutoffMinute' | 'active'
  >
> & { rates?: RateFields[] }
export type KindChanges = Partial<Pick<KindRow, 'name' | 'nameEn' | 'nameRu' | 'active'>>
export type BranchChanges = Partial<Pick<BranchRow, 'name' | 'address' | 'comunaId' | 'phone'>>

type Edit<Changes> = {
  id: number | undefined
  version: number
  changes: Changes
  /** Under which what has no id is made once. */
  key?: string | undefined
}
/** What somebody has typed and not saved. */
export type ShippingDraft = {
  carrier?: { id: number | undefined; changes: CarrierChanges } | undefined
  kind?: { kind: KindRow['kind']; changes: KindChanges } | undefined
}
type Actor = NonNullable<StaffActor>

export type ShippingDesk = ReturnType<typeof shippingDeskService>

const logos = { home: 'dispatch-home.svg', pickup: 'dispatch-pickup.svg' } as const

/** Branches, and carriers with their rates, as the desk reads and edits them. */
export function shippingDeskService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  return {
    async list(): Promise<{ kinds: KindRow[]; branches: BranchRow[]; carriers: DeskCarrier[] }> {
      const { db } = database
      const [kinds, branches, carriers, rates] = await Promise.all([
        store.kinds(db),
        store.branches(db),
        store.carriers(db),
        store.rates(db),
      ])
      const byCarrier = Map.groupBy(rates, ({ carrierId }) => carrierId)
      return {
        kinds,
        branches,
        carriers: carriers.map((row) => ({ ...row, rates: byCarrier.get(row.id) ?? [] })),
      }
    },

    /** NOT_FOUND, INVALID_REQUEST. */
    saveCarrier: (edit: Edit<CarrierChanges>, actor: Actor): Promise<SavedOver<DeskCarrier> | Refusal> =>
      savedOver(
        database,
        { table: 'carriers', key: undefined, ...edit, by: actor.staffId },
        lockCarrier,
        async (tx, known) => {
          const { changes } = edit
          const { rates, ...fields } = changes
          const listed = async (those: RateFields[]) => (await store.named(tx, those)).map(rateListing)
          const saved = await writeCarrier(tx, known && withoutRates(known), changes, actor.name)
          await staffLog.note(tx, {
            actor,
            action: 'despacho-guardado',
            subject: saved.name,
            changes: [
              ...changesOf(worded(known ?? {}), worded(fields)),
              ...(rates ? listChangesOf('rates', await listed(known?.rates ?? []), await listed(rates)) : []),
            ],
          })
          return { ...saved, rates: await store.rates(tx, saved.id) }
        },
      ),

    /** NOT_FOUND. */
    saveKind: (
      { kind, version, changes }: { kind: KindRow['kind']; version: number; changes: KindChanges },
      actor: Actor,
    ): Promise<SavedOver<KindRow> | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const known = await store.lockKind(tx, kind)
        if (!known) throw new Rollback(refuse('NOT_FOUND'))
        if (known.version !== version) return { row: known, isStale: true }
        const row = await store.saveKind(tx, kind, { ...changes, editedBy: actor.name })
        await staffLog.note(tx, {
          actor,
          action: 'despacho-guardado',
          subject: row.name,
          changes: changesOf(worded(known), worded(changes)),
        })
        return { row, isStale: false }
      }),

    /** NOT_FOUND, INVALID_REQUEST. */
    saveBranch: (edit: Edit<BranchChanges>, actor: Actor): Promise<SavedOver<BranchRow> | Refusal> =>
      savedOver(
        database,
        { table: 'branches', key: undefined, ...edit, by: actor.staffId },
        store.lockBranch,
        async (tx, known) => {
          const { changes } = edit
          const { name = '', address = '', comunaId = 0, phone = '' } = { ...known, ...changes }
          for (const [field, value] of Object.entries({ nombre: name, direccion: address, telefono: phone }))
            if (value === '') throw misfit(field, 'FIELD_REQUIRED')
          if ((await store.unknownPlaces(tx, { regionIds: [], comunaIds: [comunaId] })) > 0)
            throw misfit('id_comuna', 'FIELD_INVALID')
          const row = await store.saveBranch(tx, known?.id, {
            name,
            address,
            comunaId,
            phone,
            editedBy: actor.name,
          })
          const comuna = {
            before: await store.comunaName(tx, known?.comunaId),
            now: await store.comunaName(tx, comunaId),
          }
          await staffLog.note(tx, {
            actor,
            action: 'despacho-guardado',
            subject: row.name,
            changes: changesOf(
              worded({ ...known, comunaId: comuna.before }),
              worded({ ...changes, ...(changes.comunaId && { comunaId: comuna.now }) }),
            ),
          })
          return row
        },
      ),
  }
}

async function lockCarrier(tx: Transaction, id: number): Promise<DeskCarrier | null> {
  const row = await store.lockCarrier(tx, id)
  return row && { ...row, rates: await store.rates(tx, id) }
}

const withoutRates = ({ rates: _, ...carrier }: DeskCarrier): CarrierRow => carrier

/** Over what stands; a new one where that is null. */
async function writeCarrier(
  tx: Transaction,
  known: CarrierRow | null,
  { rates, ...fields }: CarrierChanges,
  editedBy: string,
): Promise<CarrierRow> {
  const kind = fields.deliveryKind ?? known?.deliveryKind ?? 'home'
  const whole: Pick<CarrierRow, 'name' | 'description' | 'logo' | 'deliveryKind'> & Partial<CarrierRow> = {
    ...{ name: '', description: '', logo: logos[kind], deliveryKind: kind },
    ...known,
    ...fields,
  }
  if (whole.name === '') throw misfit('nombre', 'FIELD_REQUIRED')
  const { version: _version, editedAt: _at, ...written } = whole
  const saved = await store.saveCarrier(tx, known?.id, { ...written, editedBy })
  if (rates) {
    await checkPlaces(tx, rates)
    await store.replaceRates(tx, saved.id, rates)
  }
  return saved
}

/**
 * Writes a draft as a save does, whatever version stands, for a transaction that is undone. A row that orders look at is
 * not locked while somebody types.
 */
export async function stageShipping(tx: Transaction, { carrier, kind }: ShippingDraft): Promise<void> {
  if (carrier) {
    const known = carrier.id === undefined ? null : await lockedRow(tx, carrier.id, store.carrier)
    await writeCarrier(tx, known, carrier.changes, known?.editedBy ?? '')
  }
  if (kind) await store.saveKind(tx, kind.kind, { ...kind.changes, editedBy: '' })
}

async function checkPlaces(tx: Transaction, rates: readonly RateFields[]): Promise<void> {
  const regionIds = rates.flatMap(({ regionId }) => regionId ?? [])
  const comunaIds = rates.flatMap(({ comunaId }) => comunaId ?? [])
  if ((await store.unknownPlaces(tx, { regionIds, comunaIds })) > 0) throw misfit('tarifas', 'FIELD_INVALID')
}

const misfit = (field: string, code: string) =>
  new Rollback(refuse('INVALID_REQUEST', { fields: { [field]: code } }))

/** For the log, by where it holds: the whole of the country where it names no place. */
const rateListing = ({ regionId, comunaId, place, price, fromDays, toDays }: NamedRate) => ({
  key: `${regionId} ${comunaId}`,
  says: `${place ?? 'Chile'}: $${price.toLocaleString('es-CL')} (${fromDays}–${toDays} d)`,
})

/** For the log: what is no text as JSON. */
const worded = (value: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).map(([field, each]) => [
      field,
      typeof each === 'string' ? each : JSON.stringify(each),
    ]),
  )
