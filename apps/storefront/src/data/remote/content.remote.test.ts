import { expect, test } from 'vitest'
import { refusalOf } from '../contract-tests/refusal-of.ts'
import { contentRemote } from './content.remote.ts'
import { createWire } from './wire.ts'

const replying = (reply: unknown) =>
  contentRemote(createWire({ token: 'x', language: 'es', fetch: async () => Response.json(reply) }))

test('[S8.14] a newsletter that answers anything but enviado_suscripcion has failed', async () => {
  await replying('enviado_suscripcion').subscribe('camila@example.cl')
  for (const reply of ['otra_cosa', '', 'ENVIADO_SUSCRIPCION', true, null, { ok: 'enviado_suscripcion' }]) {
    expect((await refusalOf(replying(reply).subscribe('camila@example.cl'))).code).toBe('NETWORK')
  }
})
