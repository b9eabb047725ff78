import { z } from 'zod'
import { saleConditions } from '#rules/catalogue/product-facts.ts'
import { retractExclusions } from '#rules/orders/returns.ts'
import { fitments, productLimits as limits } from '#rules/products/product.ts'
import { id, requiredText, text } from '../fields.ts'
import type { StaffRole } from '../staff/staff-role.ts'
import { editedFactsShape, medicineWeight } from './edited-facts-shape.ts'
import type { WireProduct } from './product-words.ts'

/** Who writes products, categories and brands. */
export const productRoles = ['owner', 'manager'] as const satisfies readonly StaffRole[]

/** Who may look at them. */
export const productReaders = [
  'owner',
  'manager',
  'agent',
  'warehouse',
] as const satisfies readonly StaffRole[]

const price = z.int().min(0).max(limits.price)
const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString())
const measure = (max: number, step: number) => z.number().min(step).max(max).multipleOf(step)
const ids = (max: number) => z.array(id).max(max)
const year = z.int().min(1900).max(2100)

/** A paragraph, on one line or several. */
const paragraph = z
  .string()
  .transform((value) => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .max(limits.paragraph)
      .refine((value) => !/[^\P{Cc}\n\t]/u.test(value) && value.isWellFormed(), 'FIELD_INVALID'),
  )

const paragraphs = z
  .array(paragraph)
  .max(limits.paragraphs)
  .transform((all) => all.filter((each) => each !== ''))

const tags = z
  .array(text(limits.tag))
  .max(limits.tags)
  .transform((all) => [...new Set(all.filter((each) => each !== ''))])

const texts = z
  .object({
    nombre: requiredText(limits.name),
    descripcion_corta: text(limits.shortDescription),
    descripcion: paragraphs,
    etiquetas: tags,
  })
  .nullable()

const option = z.object({
  id: id.nullable(),
  nombre: requiredText(limits.rowName),
  tipo: z.enum(['label', 'color']),
  valores: z
    .array(
      z.object({
        id: id.nullable(),
        nombre: requiredText(limits.rowName),
        /** A colour code, of options that are colours. */
        color: text(30).nullable(),
      }),
    )
    .max(limits.values),
})

const fitment = z.object({
  id_vehiculo: id,
  desde_anio: year.nullable(),
  hasta_anio: year.nullable(),
  condiciones: z
    .array(z.object({ tipo: z.enum(['engine', 'side', 'note']), texto: requiredText(200) }))
    .max(20),
})

const offer = z.object({ precio: price, desde: moment.nullable(), hasta: moment.nullable() })

/** One that a product can be sold at. */
export const offerForSale = offer.extend({ precio: price.min(1) })

/** Everything that people write of a product; `paquete` in cm and kg, `precio` the regular one. */
export const editedProduct = z.object({
  nombre: text(limits.name),
  urlamigable: text(limits.slug),
  codigo: text(limits.code),
  codigo_original: text(limits.code),
  codigo_barra: text(limits.code),
  id_marca: id.nullable(),
  tipo: text(limits.kind),
  publicado: z.boolean(),
  destacado: z.boolean(),
  venta_sin_stock: z.boolean(),
  precio: price,
  oferta: offer.nullable(),
  contenido: z
    .object({ cantidad: measure(limits.content, 0.001), unidad: z.enum(['kg', 'l', 'unit']) })
    .nullable(),
  paquete: z.object({
    ancho: measure(limits.packageSize, 0.01),
    alto: measure(limits.packageSize, 0.01),
    profundidad: measure(limits.packageSize, 0.01),
    peso: measure(limits.packageWeight, 0.001),
  }),
  descripcion_corta: text(limits.shortDescription),
  descripcion: paragraphs,
  etiquetas: tags,
  categorias: ids(limits.categories),
  caracteristicas: z
    .array(z.object({ nombre: requiredText(limits.rowName), valor: requiredText(limits.rowValue) }))
    .max(limits.features),
  especificaciones: z
    .array(
      z.object({
        grupo: text(limits.rowName),
        nombre: requiredText(limits.rowName),
        valor: requiredText(limits.rowValue),
      }),
    )
    .max(limits.specifications),
  opciones: z.array(option).max(limits.options),
  exclusion_retracto: z.enum(retractExclusions).nullable(),
  medicamento: z
    .object({
      registro_sag: text(limits.code).nullable(),
      condicion_venta: z.enum(saleConditions),
      especies: z.array(z.enum(['dog', 'cat'])).max(2),
      principios_activos: z.array(requiredText(limits.rowName)).max(20),
      edad_semanas: z.int().min(0).max(1000).nullable(),
      /** Of the animal that one dose is for. Where it is left out, it stays. */
      peso: medicineWeight.nullable().optional(),
    })
    .nullable(),
  /** What else is known of what it is; of a medicine nothing. */
  ficha: editedFactsShape.nullable(),
  compatibilidad: z.enum(fitments),
  vehiculos: z.array(fitment).max(limits.vehicles),
  relacionados: ids(limits.linked),
  analogos: ids(limits.linked),
  en: texts,
  ru: texts,
}) satisfies z.ZodType<WireProduct>

/** A product as the desk reads it to edit it. */
export const deskProduct = editedProduct.extend({
  id_producto: z.int(),
  /** Rises by one with every save. */
  version: z.int(),
  /** How what it names by an id is called. */
  nombres: z.object({
    productos: z.array(z.object({ id: z.int(), nombre: z.string() })),
    vehiculos: z.array(z.object({ id: z.int(), nombre: z.string() })),
  }),
})

export const productExample = {
  nombre: 'Collar de nylon',
  urlamigable: 'collar-de-nylon',
  codigo: 'COL-1',
  codigo_original: '',
  codigo_barra: '',
  id_marca: null,
  tipo: 'collar',
  publicado: false,
  destacado: false,
  venta_sin_stock: false,
  precio: 5990,
  oferta: { precio: 4990, desde: null, hasta: '2027-01-01T03:00:00.000Z' },
  contenido: null,
  paquete: { ancho: 20, alto: 15, profundidad: 3, peso: 0.12 },
  descripcion_corta: 'Collar regulable para perros medianos.',
  descripcion: ['Se ajusta de 30 a 50 cm.'],
  etiquetas: ['collar'],
  categorias: [1],
  caracteristicas: [{ nombre: 'Material', valor: 'Nylon' }],
  especificaciones: [],
  opciones: [],
  exclusion_retracto: null,
  medicamento: null,
  ficha: null,
  compatibilidad: 'none' as const,
  vehiculos: [],
  relacionados: [],
  analogos: [],
  en: null,
  ru: null,
} satisfies WireProduct

export const deskProductExample = {
  ...productExample,
  id_producto: 1001,
  version: 3,
  nombres: { productos: [], vehiculos: [] },
}
