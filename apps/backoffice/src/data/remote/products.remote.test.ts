import { expect, test } from 'vitest'
import { productsRemote } from './products.remote.ts'
import type { Wire } from './wire.ts'

test("the history of a product names what is within a value as the desk's code does", async () => {
  const save = {
    ...{ id_cambio: 7, version: 2, fecha: '2026-05-01T04:00:00.000Z', responsable: 'Ana', id_masivo: null },
    cambios: [
      { campo: 'oferta', antes: null, despues: { precio: 4990, desde: null, hasta: null } },
      { campo: 'ficha', antes: { tipo: 'tyre', neumatico: { medida: '185/65 R15' } }, despues: null },
    ],
  }
  const wire = { get: async () => [save] } as unknown as Wire
  const [told] = await productsRemote(wire).history(1, null)
  expect(told?.changes).toEqual([
    { field: 'offer', from: null, to: { price: 4990, from: null, until: null } },
    { field: 'facts', from: { kind: 'tyre', tyre: { size: '185/65 R15' } }, to: null },
  ])
})
