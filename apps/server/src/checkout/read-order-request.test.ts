import { expect, test } from 'vitest'
import { generarPedido } from '#contract/checkout/generar-pedido.ts'
import { readOrderRequest } from './read-order-request.ts'

const form = { nota: 'Con cuidado' }
const request = { ...generarPedido.example.request, datosformulario: form, cupon_descuento: 'PATITA10' }
const fingerprintOf = (asked: object) =>
  readOrderRequest(generarPedido.request.parse(asked)).fingerprint.toString('hex')

test('an order is known again by the version before this one and after it: its fingerprint stays', () => {
  expect(fingerprintOf(request)).toBe('640ebe72e3557b5615fb4855dcfff90218270668ef10b6f6320fb33e4d3b54df')
})

test('what is only compared is no part of it', () => {
  const shown = { ...form, version_terminos: '2026-11-01' }
  expect(fingerprintOf({ ...request, datosformulario: shown, total: 1 })).toBe(fingerprintOf(request))
  expect(fingerprintOf({ ...request, datosformulario: { nota: 'Sin cuidado' } })).not.toBe(
    fingerprintOf(request),
  )
})
