import { parseArgs } from 'node:util'
import { errorTexts } from '#contract/error-texts.ts'
import { type StaffRole, staffRoles } from '#contract/staff/staff-role.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import type { MailLanguage } from '../../mail/mail-content.ts'
import { isRefusal, type Refusal } from '../../refusals/refusal.ts'
import type { Account, AccountsService } from '../accounts/accounts.service.ts'
import type { OwnPasswordService } from '../accounts/own-password.service.ts'
import type { TotpService } from '../totp/totp.service.ts'

export type StaffCommand = {
  accounts: Pick<AccountsService, 'add' | 'list' | 'change'>
  ownPassword: Pick<OwnPasswordService, 'hashNew' | 'set'>
  totp: Pick<TotpService, 'reset'>
  /** Lets everybody try an account's password again. */
  forgive(email: string): Promise<void>
  /** In which an account is written to. */
  language: MailLanguage
  /** Asks for a password, which is never an argument: those are read by whoever lists processes. */
  askPassword(): Promise<string>
  say(line: string): void
}

/** What is wrong with a command; the message says what to do. */
export class CommandError extends Error {}

const usage = `npm run staff -- add --email E --name N --role ${staffRoles.join('|')}
npm run staff -- list
npm run staff -- disable --email E
npm run staff -- reset-password --email E
npm run staff -- reset-totp --email E
A password is asked for, or read from standard input.`

/** Keeps the staff's accounts from the terminal of the server; throws `CommandError`. */
export async function runStaffCommand(given: readonly string[], shop: StaffCommand): Promise<void> {
  const { command, email, name, role } = readCommand(given)
  const account = async (): Promise<Account> => {
    const found = (await shop.accounts.list()).find((each) => each.email === emailOf(email))
    if (!found)
      throw new CommandError(`There is no account of ${email}; \`npm run staff -- list\` shows them.`)
    return found
  }
  switch (command) {
    case 'add': {
      const made = { email: emailOf(email), name: needed('name', name), role: roleOf(role) }
      const password = await shop.askPassword()
      const passwordHash = accepted(await shop.ownPassword.hashNew(password, made.email, 'contrasenia'))
      accepted(await shop.accounts.add(null, { ...made, passwordHash }))
      return shop.say(`${made.email} may sign in as ${made.role}.`)
    }
    case 'list':
      for (const each of await shop.accounts.list()) shop.say(lineOf(each))
      return
    case 'disable': {
      const { id, ...there } = await account()
      accepted(await shop.accounts.change(null, id, { name: there.name, role: there.role, active: false }))
      return shop.say(`${there.email} may not sign in any more, and its sessions have ended.`)
    }
    case 'reset-password': {
      const there = await account()
      accepted(await shop.ownPassword.set(null, there, await shop.askPassword(), shop.language))
      await shop.forgive(there.email)
      return shop.say(`${there.email} has a new password, and its sessions have ended.`)
    }
    case 'reset-totp': {
      const there = await account()
      await shop.totp.reset(null, there)
      return shop.say(`${there.email} signs in by the password alone, and its sessions have ended.`)
    }
    default:
      throw new CommandError(usage)
  }
}

function readCommand(given: readonly string[]) {
  const options = { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
    if (positionals.length > 1) throw new CommandError(usage)
    return { ...values, command: positionals[0] }
  } catch {
    throw new CommandError(usage)
  }
}

function needed(option: string, value: string | undefined): string {
  const text = value?.normalize('NFC').trim()
  if (!text || text.length > 80 || /\p{Cc}/u.test(text))
    throw new CommandError(`--${option} is missing.\n${usage}`)
  return text
}

function emailOf(value: string | undefined): string {
  const email = normalizeEmail(value ?? '')
  if (email === null) throw new CommandError(`--email is missing, or is none.\n${usage}`)
  return email
}

function roleOf(value: string | undefined): StaffRole {
  const role = staffRoles.find((each) => each === value)
  if (!role) throw new CommandError(`--role is one of ${staffRoles.join(', ')}.`)
  return role
}

function accepted<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new CommandError(errorTexts.en[result.code])
  return result
}

function lineOf({ email, name, role, active, isInvited, isNamed, hasTotp }: Account): string {
  const notes = [
    !active && 'switched off',
    isInvited && 'invited',
    isNamed && 'named by the settings',
    hasTotp && 'asks for a code',
  ].filter(Boolean)
  return [email, role, name, ...notes].join(', ')
}
