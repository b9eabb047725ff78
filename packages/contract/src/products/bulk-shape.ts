import { z } from 'zod'
import { priceSteps } from '#rules/products/bulk-change.ts'
import { productLimits } from '#rules/products/product.ts'
import { productFilter } from './product-filter.ts'

const percent = z.number().multipleOf(0.1)
const step = z.literal(priceSteps).default(1)
const moment = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value).toISOString())
  .nullable()

/** What is done to the price of many products: percents may have one decimal, and sink below nothing where prices do. */
export const bulkChange = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('precio_porcentaje'),
    porcentaje: percent.min(-90).max(900),
    /** To which the new price is rounded; 990 is to the nearest that ends so. */
    redondeo: step,
  }),
  z.object({
    tipo: z.literal('precio_monto'),
    monto: z.int().min(-productLimits.price).max(productLimits.price),
  }),
  z.object({ tipo: z.literal('precio_fijo'), precio: z.int().min(1).max(productLimits.price) }),
  z
    .object({
      tipo: z.literal('oferta'),
      porcentaje: percent.min(1).max(90),
      redondeo: step,
      desde: moment,
      hasta: moment,
    })
    .refine(({ desde, hasta }) => desde === null || hasta === null || desde < hasta, {
      path: ['hasta'],
      message: 'FIELD_INVALID',
    }),
  z.object({ tipo: z.literal('fin_oferta') }),
])

/** Which products, and what is done to them. */
export const bulkRequest = z.object({ filtro: productFilter, cambio: bulkChange })

/** Many products changed at once. */
export const bulkBatch = z.object({
  id_masivo: z.int(),
  fecha: z.iso.datetime(),
  responsable: z.string(),
  cambio: bulkChange,
  /** How many it changed. */
  productos: z.int(),
  /** Null while it stands. */
  deshecho: z.object({ fecha: z.iso.datetime(), responsable: z.string() }).nullable(),
})

export const bulkRequestExample = {
  filtro: { id_marca: 1 },
  cambio: { tipo: 'precio_porcentaje' as const, porcentaje: 5, redondeo: 10 as const },
}

export const bulkBatchExample = {
  id_masivo: 3,
  fecha: '2026-11-20T12:00:00.000Z',
  responsable: 'Ana',
  cambio: bulkRequestExample.cambio,
  productos: 24,
  deshecho: null,
}
