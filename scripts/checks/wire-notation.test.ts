import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { id, jsonField, optionalId, requiredText } from '#contract/fields.ts'
import { fieldsOf, notationOf } from './wire-notation.ts'

describe('the notation of the wire', () => {
  test('tells the fields of a request, and which of them must be sent', () => {
    const request = z.object({
      id_cliente: id,
      id_sucursal: optionalId,
      nombre: requiredText(80),
      lineas: jsonField(z.array(z.object({ id_producto: id, nota: z.string().optional() }))),
    })
    expect(fieldsOf(request)).toEqual([
      { name: 'id_cliente', isNeeded: true, type: 'int' },
      { name: 'id_sucursal', isNeeded: false, type: 'int' },
      { name: 'nombre', isNeeded: true, type: 'text' },
      { name: 'lineas', isNeeded: true, type: '[{id_producto: int, nota?}]' },
    ])
  })

  test.each([
    [z.string(), 'text'],
    [z.literal('ok'), "'ok'"],
    [z.union([z.literal(0), z.literal(1)]), '0 | 1'],
    [z.enum(['a', 'b']).nullable(), "'a' | 'b' | null"],
    [z.array(z.int()), '[int]'],
    [z.record(z.string(), z.number()), '{[name]: number}'],
    [z.object({ datos: z.object({ a: z.boolean() }).nullable() }), '{datos: {a: bool} | null}'],
  ])('%# is written %s', (schema, written) => {
    expect(notationOf(schema)).toBe(written)
  })
})
