import { normalizeEmail } from '#rules/people/email.ts'
import type { Passwords } from '../../customers/passwords/passwords.ts'
import { type Database, inTransaction } from '../../db/connection.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import { accountsStore } from '../accounts/accounts.store.ts'
import type { Device, OpenedStaffSession, StaffSessionsService } from '../sessions/staff-sessions.service.ts'
import type { TotpService } from '../totp/totp.service.ts'

export type StaffSignInService = ReturnType<typeof staffSignInService>

export type StaffSignIn = { email: string; password: string; code: string; device: Device }

export function staffSignInService({
  database,
  passwords,
  sessions,
  totp,
}: {
  database: Database
  passwords: Passwords
  sessions: Pick<StaffSessionsService, 'open'>
  totp: Pick<TotpService, 'check' | 'limited'>
}) {
  return {
    /**
     * Signs a member of the staff in. CREDENTIALS_INVALID alike for a wrong password, an unknown e-mail, an account
     * that is switched off and one whose invitation is open, which all cost the same; TOTP_REQUIRED and TOTP_INVALID
     * are told to who knows the password alone.
     */
    async signIn({
      email: text,
      password,
      code,
      device,
    }: StaffSignIn): Promise<OpenedStaffSession | Refusal> {
      const email = normalizeEmail(text)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { correo: 'EMAIL_INVALID' } })
      const found = await accountsStore.findByEmail(database.db, email)
      const hash = found?.passwordHash ?? null
      const isRight = await passwords.verify(hash, password)
      if (isRefusal(isRight)) return isRight
      if (!found?.active || hash === null || !isRight) return refuse('CREDENTIALS_INVALID')
      const rehashed = passwords.needsRehash(hash) ? await passwords.hash(password) : null
      return totp.limited(found.id, code, () =>
        inTransaction(database, async (tx) => {
          // The password may have been changed, or the account switched off, while this one was being checked.
          const member = await accountsStore.lockUnchanged(tx, found.id, hash)
          if (!member) return refuse('CREDENTIALS_INVALID')
          const proof = await totp.check(tx, member.id, code)
          if (isRefusal(proof)) return proof
          if (typeof rehashed === 'string') await accountsStore.setHash(tx, member.id, rehashed)
          return sessions.open(tx, member, device)
        }),
      )
    },
  }
}
