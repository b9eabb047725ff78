import { z } from 'zod'
import { allergenWords } from '#rules/pets/pet-words.ts'
import { speedIndexes } from '#rules/vehicles/tyre.ts'
import { flag, textLanguage } from '../fields.ts'

const percent = z.number().min(0).max(100)

/** kg or months; `hasta` is null without an upper end. */
const range = z.object({ desde: z.number(), hasta: z.number().nullable() })

/**
 * A food: `edad_meses` it is for, the most of `ingredientes` first, `analisis` in percent as served, `energia` in
 * metabolisable kcal a kg, `croqueta` in mm across. `racion` is the maker's table: grams a day for each weight in kg,
 * one amount for each of `meses`.
 */
const food = z.object({
  tipo: z.literal('alimento'),
  idioma: textLanguage,
  especie: z.enum(['perro', 'gato', 'otro']),
  completo: flag,
  edad_meses: range,
  ingredientes: z.array(
    z.object({
      glosa_ingrediente: z.string(),
      porcentaje: percent.nullable(),
      /** What it carries of what animals may not bear. */
      alergenos: z.array(z.enum(allergenWords)).optional(),
    }),
  ),
  analisis: z.object({
    proteina: percent,
    grasa: percent,
    fibra: percent,
    humedad: percent,
    ceniza: percent,
  }),
  energia: z.int().nullable(),
  croqueta: z.number().nullable(),
  racion: z
    .object({
      meses: z.array(z.number()),
      filas: z.array(z.object({ peso: z.number(), gramos: z.array(z.int()) })),
    })
    .nullable(),
})

/** A medicine or supplement: `registro_sag` is its number in the register; `peso` in kg and `edad_semanas` of the animal. */
const medicine = z.object({
  tipo: z.literal('medicamento'),
  idioma: textLanguage,
  especies: z.array(z.enum(['perro', 'gato'])),
  registro_sag: z.string().nullable(),
  principios_activos: z.array(z.string()),
  peso: range.nullable(),
  edad_semanas: z.int().nullable(),
  condicion_venta: z.enum(['libre', 'receta', 'receta_retenida']),
})

/** A part of a vehicle: `torque` in Nm. */
const part = z.object({
  tipo: z.literal('repuesto'),
  idioma: textLanguage,
  posicion: z.string().nullable(),
  contenido: z.array(z.object({ glosa_pieza: z.string(), cantidad: z.int() })),
  torque: z.array(z.object({ glosa_pieza: z.string(), torque: z.number() })),
})

/** Oil, coolant and the like: `cantidad` of litres or kg in the package, `grado` such as '5W-30', `normas` such as 'API SP'. */
const fluid = z.object({
  tipo: z.literal('fluido'),
  idioma: textLanguage,
  cantidad: z.number(),
  unidad: z.enum(['l', 'kg']),
  grado: z.string().nullable(),
  normas: z.array(z.string()),
})

/** A tyre: `medida` as on its side, and its service description. */
const tyre = z.object({
  tipo: z.literal('neumatico'),
  idioma: textLanguage,
  medida: z.string(),
  indice_carga: z.int(),
  indice_velocidad: z.enum(speedIndexes),
})

/** What a shopper has to know before they buy; `idioma` is the language of its words, where it is not the one asked for. */
export const productFacts = z.discriminatedUnion('tipo', [food, medicine, part, fluid, tyre])
