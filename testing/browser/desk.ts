import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { defaultAppToken } from '#server/settings/web.settings.ts'

/** Who works at the desk of a test's shop, as its settings name them. */
export const deskOwner = {
  email: 'rosa@huella.example',
  password: 'una-clave-larga-de-la-tienda',
  name: 'Rosa Soto',
}

/** The settings of a shop with a desk that somebody may enter. */
export const deskEnvironment = {
  STAFF_EMAIL: deskOwner.email,
  STAFF_PASSWORD: deskOwner.password,
  STAFF_NAME: deskOwner.name,
}

/** Fills in the door of the desk, and waits for nothing. */
export async function enterDesk(
  page: Page,
  { email, password }: { email: string; password: string },
  text: (key: string) => string,
): Promise<void> {
  await page.getByRole('textbox', { name: text('SESSION_EMAIL') }).fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.getByRole('button', { name: text('SESSION_ENTER') }).click()
}

/**
 * Somebody who has come in through the door before: the page's browser has the cookies that it gives, and the desk opens at
 * once. How one gets in by the door, `e2e/desk.test.ts` and `e2e/desk-accounts.test.ts` ask.
 */
export async function signInAtDesk(
  page: Page,
  shopUrl: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const address = `${shopUrl}/api/staff/entrar?token_authentication=${defaultAppToken}`
  const reply = await page.context().request.post(address, { data: { correo: email, contrasenia: password } })
  if (!reply.ok()) throw new Error(`The desk did not let ${email} in: ${await reply.text()}`)
}

/** A shopper who talks to the shop from elsewhere, by the calls alone. */
export type ChatVisitor = {
  id: string
  /** The status and the refusal of a message, or null where it was taken. */
  write(text: string): Promise<string | null>
  /** What has been said so far. */
  heard(): Promise<string[]>
}

/** Opens a conversation with the shop, as the widget's form does. */
export async function openChat(shopUrl: string, name: string): Promise<ChatVisitor> {
  const id = randomUUID()
  const cookies = new Map<string, string>()
  const address = (call: string, query = '') =>
    `${shopUrl}/api/${call}?token_authentication=${defaultAppToken}${query}`
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ')
  const post = async (call: string, body: object) => {
    const reply = await fetch(address(call), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie() },
      body: JSON.stringify(body),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [key = '', value = ''] = pair.split('=')
      cookies.set(key, value)
    }
    return reply
  }
  const opened = await post('ChatBoxDatoClienteApi', {
    nombre_usuario: name,
    correo_usuario: `${name.toLowerCase()}@correo.cl`,
    cliente_identificado: id,
  })
  if (!opened.ok) throw new Error(`The conversation did not open: ${await opened.text()}`)
  return {
    id,
    async write(text) {
      const reply = await post('ChatBoxApi', { message: text, cliente_identificado: id, conversacion: '' })
      return reply.ok ? null : ((await reply.json()) as { error: string }).error
    },
    async heard() {
      const reply = await fetch(address('chat-mensajes', `&cliente_identificado=${id}`), {
        headers: { cookie: cookie() },
      })
      const { mensajes } = (await reply.json()) as { mensajes: { datos_mensaje: { mensaje: string } }[] }
      return mensajes.map(({ datos_mensaje }) => datos_mensaje.mensaje)
    },
  }
}
