import { describe, expect, test, vi } from 'vitest'
import { refusalOf } from '../suite/refusal-of.ts'
import { createWire } from './wire.ts'

function wireAnswering(status: number, body: object, headers: Record<string, string> = {}) {
  const onUnauthorised = vi.fn()
  const wire = createWire({
    token: 't',
    language: 'es',
    fetch: async () => Response.json(body, { status, headers }),
    onUnauthorised,
  })
  return { wire, onUnauthorised }
}

describe('a refused call', () => {
  test.each(['SESSION_REQUIRED', 'APP_TOKEN_INVALID'])('401 %s sends the window away', async (error) => {
    const { wire, onUnauthorised } = wireAnswering(401, { error, message: '' })
    expect((await refusalOf(wire.get('sesion', {}))).code).toBe(error)
    expect(onUnauthorised).toHaveBeenCalledOnce()
  })

  test.each([
    [400, 'CREDENTIALS_INVALID'],
    [403, 'NOT_YOURS'],
  ])('%i %s does not', async (status, error) => {
    const { wire, onUnauthorised } = wireAnswering(status, { error, message: 'No.' })
    const refused = await refusalOf(wire.post('autentificar-usuario', { correo: 'a', contrasenia: 'b' }))
    expect(refused).toMatchObject({ code: error, message: 'No.', status })
    expect(onUnauthorised).not.toHaveBeenCalled()
  })

  test('429 tells how long to wait', async () => {
    const body = { error: 'TOO_MANY_REQUESTS', message: 'Espera.' }
    const { wire } = wireAnswering(429, body, { 'retry-after': '90' })
    expect((await refusalOf(wire.get('sesion', {}))).wait).toBe(90)
  })
})
