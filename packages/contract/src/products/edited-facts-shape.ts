import { z } from 'zod'
import {
  type EditedFacts,
  isRising,
  isWithinWhole,
  factLimits as limits,
} from '#rules/products/edited-facts.ts'
import { productLimits } from '#rules/products/product.ts'
import { speedIndexes } from '#rules/vehicles/tyre.ts'
import { requiredText, text } from '../fields.ts'
import type { InWireWords } from './product-words.ts'

const percent = z.number().min(0).max(100).multipleOf(0.01)
const month = z.int().min(0).max(limits.month)
const kg = z.number().min(0.01).max(limits.kg).multipleOf(0.01)
const name = requiredText(productLimits.rowName)
const code = requiredText(productLimits.code)
/** What has no such thing says null. */
const orNone = (max: number) =>
  text(max)
    .transform((value) => value || null)
    .nullable()

/** For each weight in kg the grams a day, one amount for each of `meses`; both run upwards. */
const ration = z
  .object({
    meses: z.array(month).min(1, 'FIELD_REQUIRED').max(limits.months).refine(isRising, 'ROWS_NOT_RISING'),
    filas: z
      .array(z.object({ kg, gramos: z.array(z.int().min(0).max(limits.grams)) }))
      .min(1, 'FIELD_REQUIRED')
      .max(limits.rows)
      .refine((rows) => isRising(rows.map((row) => row.kg)), 'ROWS_NOT_RISING'),
  })
  .superRefine(({ meses, filas }, context) => {
    for (const [place, { gramos }] of filas.entries()) {
      if (gramos.length === meses.length) continue
      context.addIssue({ code: 'custom', path: ['filas', place, 'gramos'], message: 'FIELD_INVALID' })
    }
  })

/** Energy in metabolisable kcal a kg, `croqueta` in mm across, `analisis` in percent as served, the most of `ingredientes` first. */
const food = z
  .object({
    especie: z.enum(['dog', 'cat', 'other']),
    completo: z.boolean(),
    desde_meses: month,
    hasta_meses: month.nullable(),
    ingredientes: z
      .array(z.object({ nombre: name, porcentaje: percent.nullable() }))
      .min(1, 'FIELD_REQUIRED')
      .max(limits.ingredients)
      .refine((rows) => isWithinWhole(rows.map(({ porcentaje }) => porcentaje)), 'PERCENT_OVER_100'),
    analisis: z
      .object({ proteina: percent, grasa: percent, fibra: percent, humedad: percent, ceniza: percent })
      .refine((analysis) => isWithinWhole(Object.values(analysis)), 'PERCENT_OVER_100'),
    energia: z.int().min(1).max(limits.energy).nullable(),
    croqueta: z.number().min(0.1).max(limits.kibble).multipleOf(0.1).nullable(),
    racion: ration.nullable(),
  })
  .refine(({ desde_meses: from, hasta_meses: to }) => to === null || from < to, {
    path: ['hasta_meses'],
    message: 'ROWS_NOT_RISING',
  })

/** `torque` in Nm. */
const part = z.object({
  posicion: orNone(productLimits.rowName),
  caja: z
    .array(z.object({ nombre: name, cantidad: z.int().min(1).max(limits.amount) }))
    .min(1, 'FIELD_REQUIRED')
    .max(limits.box),
  torque: z
    .array(z.object({ nombre: name, nm: z.number().min(0.1).max(limits.nm).multipleOf(0.1) }))
    .max(limits.torques),
})

/** Litres or kg in the package; `grado` such as '5W-30', `normas` such as 'API SP'. */
const fluid = z.object({
  contenido: z.object({
    cantidad: z.number().min(0.001).max(limits.litres).multipleOf(0.001),
    unidad: z.enum(['l', 'kg']),
  }),
  grado: orNone(productLimits.code),
  normas: z.array(code).max(limits.norms),
})

/** `medida` as on its side. */
const tyre = z.object({
  medida: code,
  indice_carga: z.int().min(1).max(300),
  indice_velocidad: z.enum(speedIndexes),
})

/** What is known of a thing by what it is; what ingredients carry of what animals may not bear the shop finds itself. */
export const editedFactsShape = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('food'), alimento: food }),
  z.object({ tipo: z.literal('part'), repuesto: part }),
  z.object({ tipo: z.literal('fluid'), fluido: fluid }),
  z.object({ tipo: z.literal('tyre'), neumatico: tyre }),
]) satisfies z.ZodType<InWireWords<EditedFacts>>

/** kg; `hasta_kg` is null without an upper end. */
export const medicineWeight = z
  .object({ desde_kg: z.number().min(0).max(limits.kg).multipleOf(0.01), hasta_kg: kg.nullable() })
  .refine(({ desde_kg: from, hasta_kg: to }) => to === null || from < to, {
    path: ['hasta_kg'],
    message: 'ROWS_NOT_RISING',
  })
