import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { day, id, jsonField, optionalId, pesosInput } from '../fields.ts'
import { makingKey } from '../shop/shop-shapes.ts'
import { staffCoupon, staffCouponExample } from './staff-coupon-shapes.ts'

const ids = jsonField(z.array(id).max(500)).default([])
const optionalLimit = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  z.coerce.number().int().min(1).max(2_147_483_647).optional(),
)
export const staffGuardarCupon = defineCall({
  name: 'staff/guardar-cupon',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z
    .object({
      /** Left out: a new one is made. */
      id_cupon: optionalId,
      /** That of the coupon that was read; left out for a new one. */
      version: z.preprocess(
        (value) => (value === '' ? undefined : value),
        z.coerce.number().int().optional(),
      ),
      clave_idempotencia: makingKey,
      /** What is easily read out: letters, digits and hyphens. */
      codigo: z
        .string()
        .trim()
        .regex(/^[\p{L}\d-]{1,40}$/u),
      tipo: z.coerce.number().pipe(z.union([z.literal(0), z.literal(1)])),
      valor: z.coerce.number().int().min(1).max(2_147_483_647),
      desde: day,
      hasta: day,
      minimo: pesosInput.default(0),
      limite: optionalLimit,
      limite_por_cliente: optionalLimit,
      productos: ids,
      categorias: ids,
    })
    .refine(({ id_cupon, version }) => id_cupon === undefined || version !== undefined, {
      path: ['version'],
      error: 'FIELD_REQUIRED',
    })
    .refine(({ tipo, valor }) => tipo === 0 || valor <= 100, { path: ['valor'], error: 'FIELD_INVALID' })
    .refine(({ desde, hasta }) => desde <= hasta, { path: ['hasta'], error: 'FIELD_INVALID' }),
  reply: staffCoupon,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'COUPON_CODE_TAKEN', 'INVALID_REQUEST'],
  doc: 'Makes a coupon, once under a key, or changes one whole, of the version that was read; EDITED_MEANWHILE says who has saved since and how it stands now. Orders that were made with it keep what it took off them. INVALID_REQUEST names `limite` where more uses than that are held already, and `productos` or `categorias` that there are not.',
  example: {
    request: {
      codigo: 'BIENVENIDA10',
      tipo: 1,
      valor: 10,
      desde: '2026-01-01',
      hasta: '2026-12-31',
      limite: 500,
      limite_por_cliente: 1,
    },
    reply: { ...staffCouponExample, usos: 0 },
  },
})
