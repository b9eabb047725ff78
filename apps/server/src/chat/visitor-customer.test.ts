import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#testing/server/test-account.ts'
import { channelClient, connected, listenAnywhere, testVisitor } from '#testing/server/test-channel.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import type { Wire } from '#testing/server/test-wire.ts'

let shop: TestShop
let agent: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  agent = await testSignedIn(shop)
})
afterAll(() => shop?.close())

async function account() {
  const email = `${randomUUID()}@correo.cl`
  return { id: await insertAccount(shop.database, { email }), email }
}

async function signIn(wire: Wire, { email }: { email: string }): Promise<void> {
  const body = { correo: email, contrasenia: 'clave-secreta' }
  expect((await wire.post('autentificar-usuario', body)).statusCode).toBe(200)
}

async function talking() {
  const visitor = await testVisitor(shop.app)
  const { rows } = await shop.database.pool.query('SELECT id FROM chat_conversations WHERE visitor_id = $1', [
    visitor.id,
  ])
  const conversation = Number(rows[0].id)
  const atDesk = async () => {
    const shown = await agent.get('staff/chat-conversacion', { id_conversacion: `${conversation}` })
    const { cliente, anteriores } = shown.json()
    return {
      customer: (cliente?.id_cliente ?? null) as number | null,
      earlier: anteriores.map((row: { id_conversacion: number }) => row.id_conversacion),
    }
  }
  return { ...visitor, conversation, atDesk }
}

test('who signs in during a conversation is its customer at the next message, with what they asked before', async () => {
  const camila = await account()
  const before = await talking()
  await signIn(before.wire, camila)
  await before.say('Hola')
  const now = await talking()
  expect(await now.atDesk()).toEqual({ customer: null, earlier: [] })
  await signIn(now.wire, camila)
  await now.say('Ya entré')
  expect(await now.atDesk()).toEqual({ customer: camila.id, earlier: [before.conversation] })
})

test('so they are when their browser reads, as it does after each connection, or sends the form again', async () => {
  const [camila, diego] = [await account(), await account()]
  const [reads, sends] = [await talking(), await talking()]
  await signIn(reads.wire, camila)
  await reads.read()
  expect((await reads.atDesk()).customer).toBe(camila.id)
  await signIn(sends.wire, diego)
  const form = { nombre_usuario: 'Diego', correo_usuario: diego.email, cliente_identificado: sends.id }
  expect((await sends.wire.post('ChatBoxDatoClienteApi', form)).json()).toBe(true)
  expect((await sends.atDesk()).customer).toBe(diego.id)
})

test("a guest's becomes the customer's who signs in, and a customer's stays theirs", async () => {
  const [camila, diego] = [await account(), await account()]
  const visitor = await talking()
  const guest = await visitor.wire.post('RegistrarclientePedido', guestForm())
  await visitor.say('Compré como invitada')
  expect((await visitor.atDesk()).customer).toBe(guest.json().datos.id_cliente)
  await signIn(visitor.wire, camila)
  await visitor.say('Entré')
  expect((await visitor.atDesk()).customer).toBe(camila.id)
  await signIn(visitor.wire, diego)
  await visitor.say('Otra persona en este computador')
  await visitor.wire.post('cerrar-sesion', {})
  await visitor.say('Nadie')
  expect((await visitor.atDesk()).customer).toBe(camila.id)
})

test('a customer is not given what another said in this browser, nor may write, rename or listen there', async () => {
  const [camila, diego] = [await account(), await account()]
  const visitor = await talking()
  await signIn(visitor.wire, camila)
  await visitor.say('Mi pedido es el 1042')
  await signIn(visitor.wire, diego)
  const form = { nombre_usuario: 'Diego', correo_usuario: diego.email, cliente_identificado: visitor.id }
  const answers = [
    await visitor.wire.get('chat-mensajes', { cliente_identificado: visitor.id, despues_de: '0' }),
    await visitor.say('¿Qué pedido?'),
    await visitor.wire.post('ChatBoxDatoClienteApi', form),
  ]
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(403)
    expect(body).toContain('NOT_YOURS')
  }
  const listening = connected(channelClient(await listenAnywhere(shop.app), visitor.wire, 'visitante'))
  await expect(listening).rejects.toThrow('NOT_YOURS')
  const shown = await agent.get('staff/chat-mensajes', { id_conversacion: `${visitor.conversation}` })
  expect(shown.json().mensajes).toHaveLength(1)

  await signIn(visitor.wire, camila)
  expect((await visitor.read()).mensajes).toHaveLength(1)
})

test('what has ended is nobody’s who signs in later', async () => {
  const visitor = await talking()
  await shop.database.pool.query('UPDATE chat_conversations SET expires_at = now() WHERE id = $1', [
    visitor.conversation,
  ])
  await signIn(visitor.wire, await account())
  await visitor.read()
  expect((await visitor.atDesk()).customer).toBeNull()
})
