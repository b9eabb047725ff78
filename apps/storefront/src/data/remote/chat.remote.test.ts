import { expect, test } from 'vitest'
import { chatRemote } from './chat.remote.ts'
import { createWire } from './wire.ts'

test('[S3.34] the calls of the chat send their fields', async () => {
  const sent: [string, unknown][] = []
  const wire = createWire({
    token: 'x',
    language: 'es',
    fetch: async (url, init) => {
      sent.push([new URL(`${url}`, 'http://x.example').pathname, JSON.parse(`${init?.body}`)])
      return Response.json(true)
    },
  })
  const chat = chatRemote(wire, {})
  const cliente_identificado = crypto.randomUUID()
  const clave = crypto.randomUUID()
  await chat.open(
    cliente_identificado,
    { name: 'Camila', email: 'camila@example.cl', phone: '912345678' },
    clave,
  )
  await chat.send(cliente_identificado, { key: clave, text: 'Hola' })
  await chat.leave(cliente_identificado)
  expect(sent).toEqual([
    [
      '/api/ChatBoxDatoClienteApi',
      {
        nombre_usuario: 'Camila',
        correo_usuario: 'camila@example.cl',
        telefono_log_chat: '912345678',
        cliente_identificado,
        clave,
      },
    ],
    ['/api/ChatBoxApi', { message: 'Hola', conversacion: '', cliente_identificado, clave }],
    ['/api/ChatBoxDatoClienteDesconectadoApi', { cliente_identificado }],
  ])
})

test('a call that nothing answers fails as a lost connection does, so that nothing waits behind it', async () => {
  const wire = createWire({
    token: 'x',
    language: 'es',
    fetch: (_url, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init ?? {}
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  const chat = chatRemote(wire, {}, 1)
  const id = crypto.randomUUID()
  const person = { name: 'Camila', email: 'camila@example.cl', phone: '' }
  const calls = [
    chat.open(id, person, id),
    chat.send(id, { key: id, text: 'Hola' }),
    chat.read(id, 0),
    chat.leave(id),
    chat.leaveMessage(id, person, 'Hola'),
  ]
  for (const each of calls) await expect(each).rejects.toMatchObject({ code: 'NETWORK' })
})
