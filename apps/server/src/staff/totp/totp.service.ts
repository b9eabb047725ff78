import { generateSecret, generateURI, verify } from 'otplib'
import type { Rate } from '#contract/define-call.ts'
import { type Database, inTransaction, type Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/since.ts'
import type { RateLimits } from '../../http/security/rate-limits.ts'
import type { StaffSession } from '../../http/security/staff-session.ts'
import { isRefusal, type Refusal, refuse, refuseTooMany } from '../../refusals/refusal.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { OwnPasswordService } from '../accounts/own-password.service.ts'
import type { StaffActor, StaffLog } from '../log/staff-log.service.ts'
import type { StaffSessionsService } from '../sessions/staff-sessions.service.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { sealing } from './seal.ts'
import { type TotpRow, totpStore } from './totp.store.ts'

export type TotpService = ReturnType<typeof totpService>

/** Clocks may differ by one step of 30 seconds. */
const toleranceSeconds = 30

/**
 * Who guesses at codes knows the password already, from however many addresses: three of a million codes are right at
 * any time, so that ten tries an hour find one in about four years.
 */
const guesses: Rate = { times: 10, seconds: 60 * 60 }

/** The second proof of who signs in: codes by time (RFC 6238), and recovery codes for who lost the device. */
export function totpService({
  database,
  secret,
  limits,
  accounts,
  ownPassword,
  sessions,
  log,
  shopName,
}: {
  database: Database
  /** Of the sessions; the secrets are sealed under a key derived from it. */
  secret: string
  limits: Pick<RateLimits, 'take' | 'giveBack'>
  accounts: Pick<AccountsService, 'find'>
  ownPassword: Pick<OwnPasswordService, 'confirm'>
  sessions: Pick<StaffSessionsService, 'endAll'>
  log: Pick<StaffLog, 'note'>
  /** Under which an app of codes lists it. */
  shopName(): Promise<string>
}) {
  const { seal, open } = sealing(secret)
  const wrong = () => refuse('TOTP_INVALID', { fields: { codigo: 'TOTP_INVALID' } })

  /** The time step whose code that is, or null. */
  async function stepOf(
    tx: Transaction,
    { staffId, secret: sealed }: TotpRow,
    code: string,
  ): Promise<number | null> {
    const opened = open(staffId, sealed)
    const token = code.replaceAll(/\s/g, '')
    if (opened === null || !/^\d{6}$/.test(token)) return null
    const epoch = Math.floor((await databaseNow(tx)) / 1000)
    const found = await verify({ secret: opened, token, epoch, epochTolerance: toleranceSeconds })
    return found.valid && 'timeStep' in found ? found.timeStep : null
  }

  const service = {
    /** Counts what is tried for an account with a code, unless it turns out right; without a code nothing is guessed. */
    async limited<T>(staffId: number, code: string, work: () => Promise<T | Refusal>): Promise<T | Refusal> {
      if (code === '') return work()
      const counted = ['staff/totp', String(staffId)]
      const wait = await limits.take(counted, guesses)
      if (wait > 0) return refuseTooMany(wait)
      const done = await work()
      if (!isRefusal(done)) await limits.giveBack(counted, guesses)
      return done
    },

    /** Takes the code of who signs in, once; 'none' where the account asks for none. */
    async check(tx: Transaction, staffId: number, code: string): Promise<'right' | 'none' | Refusal> {
      const row = await totpStore.lock(tx, staffId)
      if (!row?.confirmedAt) return 'none'
      if (code === '') return refuse('TOTP_REQUIRED', { fields: { codigo: 'FIELD_REQUIRED' } })
      const step = await stepOf(tx, row, code)
      const isTaken =
        step === null
          ? await totpStore.takeRecoveryCode(tx, staffId, hashOfRecoveryCode(code))
          : await totpStore.takeStep(tx, staffId, step)
      return isTaken ? 'right' : wrong()
    },

    /** Makes a secret that asks for nothing yet. */
    async prepare(
      { staffId }: StaffSession,
      password: string,
    ): Promise<{ secret: string; uri: string } | Refusal> {
      const refused = await ownPassword.confirm(staffId, password, 'contrasenia')
      if (isRefusal(refused)) return refused
      const account = await accounts.find(staffId)
      if (!account) return refuse('NOT_FOUND')
      const made = generateSecret()
      const isPrepared = await inTransaction(database, (tx) =>
        totpStore.prepare(tx, staffId, seal(staffId, made)),
      )
      if (!isPrepared) return refuse('TOTP_ACTIVE')
      return {
        secret: made,
        uri: generateURI({ issuer: await shopName(), label: account.email, secret: made }),
      }
    },

    /** From now on signing in asks for a code; gives the recovery codes, which nobody sees again. */
    confirm(session: StaffSession, code: string): Promise<string[] | Refusal> {
      const { staffId } = session
      return service.limited(staffId, code, () =>
        inTransaction(database, async (tx) => {
          const row = await totpStore.lock(tx, staffId)
          if (!row) return refuse('NOT_FOUND')
          if (row.confirmedAt) return refuse('TOTP_ACTIVE')
          const step = await stepOf(tx, row, code)
          if (step === null) return wrong()
          const codes = newRecoveryCodes()
          await totpStore.confirm(tx, staffId, step)
          await totpStore.replaceRecoveryCodes(tx, staffId, codes.map(hashOfRecoveryCode))
          await sessions.endAll(tx, staffId, session.id)
          await log.note(tx, { actor: session, action: 'totp-activado' })
          return codes
        }),
      )
    },

    /** Signing in asks for the password alone again. */
    async remove(session: StaffSession, password: string, code: string): Promise<'ok' | Refusal> {
      const { staffId } = session
      const refused = await ownPassword.confirm(staffId, password, 'contrasenia')
      if (isRefusal(refused)) return refused
      return service.limited(staffId, code, () =>
        inTransaction(database, async (tx) => {
          const proof = await service.check(tx, staffId, code)
          if (isRefusal(proof)) return proof
          if (proof === 'none') return refuse('NOT_FOUND')
          await totpStore.remove(tx, staffId)
          await log.note(tx, { actor: session, action: 'totp-desactivado' })
          return 'ok'
        }),
      )
    },

    /** For who has lost the device and the recovery codes: signing in asks for the password alone again. */
    async reset(actor: StaffActor, { id, email }: { id: number; email: string }): Promise<void> {
      await inTransaction(database, async (tx) => {
        await totpStore.remove(tx, id)
        await sessions.endAll(tx, id)
        await log.note(tx, { actor, action: 'totp-desactivado', subject: email })
      })
    },
  }
  return service
}
