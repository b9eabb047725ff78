import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPasswords } from '#testing/server/test-passwords.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { staffPassword, testSignedIn } from '#testing/server/test-staff.ts'
import { noRateLimits } from '../../http/security/rate-limits.ts'
import { outboxService } from '../../mail/outbox.service.ts'
import { defaultAppToken } from '../../settings/web.settings.ts'
import { composeStaffAccounts } from '../staff.compose.ts'
import { CommandError, runStaffCommand } from './staff-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

/** What a command says, one line each; its password is typed. */
async function run(given: string, password = staffPassword): Promise<string[]> {
  const said: string[] = []
  const { config, database } = shop
  const cookies = { secret: 'a secret of at least thirty-two characters', secureCookies: false }
  const outbox = outboxService({ stageSending: async () => undefined })
  const ground = { config, database, cookies, passwords: testPasswords, outbox, limits: noRateLimits }
  const shopName = async () => 'Huella'
  await runStaffCommand(given.split(' '), {
    ...composeStaffAccounts({ ...ground, shopName }),
    forgive: async (email) => void said.push(`forgiven ${email}`),
    language: 'es',
    askPassword: async () => password,
    say: (line) => said.push(line),
  })
  return said
}
const enter = (correo: string, contrasenia: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/staff/entrar?token_authentication=${defaultAppToken}`,
    payload: { correo, contrasenia },
  })

test('the first owner is made on the terminal, and may sign in', async () => {
  const email = `${randomUUID()}@huella.example`
  await expect(run(`add --email ${email} --name Olga --role owner`, 'abc')).rejects.toThrow(/6 characters/)
  expect(await run(`add --email ${email} --name Olga --role owner`)).toEqual([
    `${email} may sign in as owner.`,
  ])
  expect((await enter(email, staffPassword)).json()).toEqual({ nombre: 'Olga', rol: 'owner' })
  await expect(run(`add --email ${email} --name Olga --role owner`)).rejects.toThrow(/already an account/)
  expect(await run('list')).toContain(`${email}, owner, Olga`)
  await expect(run(`disable --email ${email}`)).rejects.toThrow(/keep the role of owner/)
})

test('an account is switched off, gets another password, and loses its codes', async () => {
  const rosa = await testSignedIn(shop)
  const holds = async () => (await rosa.get('staff/sesion')).json() !== null
  const said = await run(`reset-password --email ${rosa.email.toUpperCase()}`, 'una clave nueva y larga')
  expect(said).toContain(`forgiven ${rosa.email}`)
  expect(await holds()).toBe(false)
  const { rows } = await shop.database.pool.query('SELECT kind, language FROM mails WHERE recipient = $1', [
    rosa.email,
  ])
  expect(rows).toEqual([{ kind: 'staff-password-changed', language: 'es' }])
  await rosa.enter({ contrasenia: 'una clave nueva y larga' })
  await shop.database.pool.query(
    `INSERT INTO staff_totp (staff_id, secret, confirmed_at) VALUES ($1, '\\x00', now())`,
    [rosa.id],
  )
  expect((await enter(rosa.email, 'una clave nueva y larga')).json().error).toBe('TOTP_REQUIRED')
  expect(await run('list')).toContain(`${rosa.email}, agent, Rosa, asks for a code`)
  await run(`reset-totp --email ${rosa.email}`)
  expect(await holds()).toBe(false)
  expect((await enter(rosa.email, 'una clave nueva y larga')).statusCode).toBe(200)
  await run(`disable --email ${rosa.email}`)
  expect((await enter(rosa.email, 'una clave nueva y larga')).json().error).toBe('CREDENTIALS_INVALID')
  expect(await run('list')).toContain(`${rosa.email}, agent, Rosa, switched off`)
})

test.each([
  '',
  'rename',
  'add --email rosa@huella.example --name Rosa --role jefa',
  'add --email rosa --name Rosa --role agent',
  'add --name Rosa --role agent',
  'add --email rosa@huella.example --role agent',
  'add --email rosa@huella.example --name Rosa --role agent --password secreta',
  'disable --email nadie@huella.example',
  'reset-totp',
])("'%s' is refused with what to do, and changes nothing", async (given) => {
  const before = await run('list')
  await expect(run(given)).rejects.toThrow(CommandError)
  expect(await run('list')).toEqual(before)
})
