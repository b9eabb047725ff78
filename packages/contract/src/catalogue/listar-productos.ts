import { z } from 'zod'
import { productSorts } from '#rules/catalogue/product-sorts.ts'
import { vehiclePattern } from '#rules/vehicles/asked-vehicle.ts'
import { defineCall } from '../define-call.ts'
import { flag, flagInput, optionalId, searchText, slug, textLanguage } from '../fields.ts'
import { searchReading } from '../search/search-reading.ts'
import { categoryLink } from './category-shapes.ts'
import { product, productExample } from './product-shapes.ts'

/** A list in the query: slugs parted by commas (specification §5). */
const slugs = z
  .string()
  .max(600)
  .regex(/^$|^[a-z0-9-]+(,[a-z0-9-]+)*$/)

const blankIsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

export const listarProductos = defineCall({
  name: 'listar-productos',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce
      .number()
      .int()
      .refine((value) => [4, 5, 6, 8, 12, 16, 24, 32].includes(value), 'FIELD_INVALID')
      .default(16),
    /**
     * `sold_desc` counts what was paid for, beside what the shop says it had sold before; `unit_price_asc` is the price
     * of a kilo, then of a litre, then of a piece.
     */
    sort: z.enum(productSorts).default('default'),
    /** What to look for; folded and forgiving as D10. */
    texto: searchText(120).default(''),
    /** 1: looks for the words of `texto` alone, and reads neither a vehicle nor an animal in them. */
    solo_palabras: flagInput,
    id_categoria: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    ),
    urlamigable_categoria: blankIsAbsent(slug),
    /** The page of a brand; unlike `filter_brand` it says what the list is, and counts stay within it. */
    urlamigable_marca: blankIsAbsent(slug),
    filter_price: blankIsAbsent(z.string().regex(/^\d{1,9}-\d{1,9}$/)),
    filter_brand: blankIsAbsent(slugs),
    filter_discount: blankIsAbsent(z.enum(['any', 'yes', 'no'])),
    filter_rating: blankIsAbsent(z.string().regex(/^[1-5](,[1-5])*$/)),
    /**
     * What fits this vehicle or every vehicle (D40): an id, or an id with the year of the shopper's, `37-2016`. An id that
     * no vehicle has counts as absent.
     */
    filter_vehicle: blankIsAbsent(z.string().regex(vehiclePattern)),
    /** What suits an animal, as `productos-para-mascota` writes it; what is written otherwise counts as absent. */
    filter_pet: blankIsAbsent(z.string().max(160)),
    /** Colour codes of specification §3. */
    filter_color: blankIsAbsent(slugs),
    /** What can be had now. */
    filter_available: blankIsAbsent(z.enum(['yes'])),
    /** What this branch has. */
    filter_branch: optionalId,
    /**
     * Values by attribute, as the reply's `atributos` names them: `etapa:adulto,cachorro;raza:mediana`. Of a number
     * they are ranges, any at all: `contenido-neto:7.5-12`.
     */
    filter_atributos: blankIsAbsent(
      z
        .string()
        .max(1200)
        .regex(/^[a-z0-9-]+:[a-z0-9.-]+(,[a-z0-9.-]+)*(;[a-z0-9-]+:[a-z0-9.-]+(,[a-z0-9.-]+)*)*$/),
    ),
    /** The last product of the page before: keyset paging for large catalogues (D18). */
    despues_de: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    ),
  }),
  reply: z.object({
    items: z.array(product),
    page: z.int(),
    limit: z.int(),
    sort: z.enum(productSorts),
    total: z.int(),
    /** 1: a text found more than is counted, and `total` says only 'more than' (D18). */
    total_es_minimo: flag,
    /** For a text that finds nothing: one like it that does; else null. */
    quisiste_decir: z.string().nullable(),
    /** How `texto` was understood; null without one. */
    busqueda: searchReading.nullable(),
    pages: z.int(),
    from: z.int(),
    to: z.int(),
    filtros: z.object({
      precio: z.object({ min: z.int(), max: z.int() }),
      marcas: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
      categorias: z.array(categoryLink.extend({ count: z.int() })),
      calificaciones: z.array(z.object({ rating: z.int(), count: z.int() })),
      descuento: z.object({ any: z.int(), yes: z.int(), no: z.int() }),
      colores: z.array(z.object({ slug: z.string(), count: z.int() })),
      /** What the list decides by first (`principal`), then what a fair share of it has. */
      atributos: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          idioma: textLanguage,
          /** `numero`: its values are ranges, both ends within, in `unidad`; `rango` is the least and the most. */
          tipo: z.enum(['terminos', 'numero']),
          unidad: z.string(),
          rango: z.object({ min: z.number(), max: z.number() }).nullable(),
          principal: flag,
          valores: z.array(
            z.object({ slug: z.string(), name: z.string(), idioma: textLanguage, count: z.int() }),
          ),
        }),
      ),
      /** The vehicle asked for, with what fits it (`count`) and what there is besides (`any`); else null. */
      vehiculo: z
        .object({
          id_vehiculo: z.int(),
          marca: z.string(),
          modelo: z.string(),
          motor: z.string(),
          anio_desde: z.int(),
          anio_hasta: z.int(),
          count: z.int(),
          any: z.int(),
        })
        .nullable(),
    }),
  }),
  errors: [],
  doc: "A page of the catalogue with the counts of its filters; each filter's counts leave that filter's own choice out, and a value that the other filters exclude has the count 0. A page past the end gives the last page. Of a text that finds more than 10.000 products so many are listed and counted, and `total_es_minimo` says so. A vehicle or an animal that `texto` names narrows what is found, and words that nothing holds are left out: `busqueda` says so. An unknown category or brand gives an empty list; `categoria` tells whether it exists.",
  example: {
    request: { urlamigable_categoria: 'perros', page: '1' },
    reply: {
      items: [productExample],
      page: 1,
      limit: 16,
      sort: 'default',
      total: 1,
      total_es_minimo: 0,
      quisiste_decir: null,
      busqueda: null,
      pages: 1,
      from: 1,
      to: 1,
      filtros: {
        precio: { min: 42000, max: 43000 },
        marcas: [{ slug: 'andino', name: 'Andino', count: 1 }],
        categorias: [
          {
            id_categoria: 2,
            glosa_categoria: 'Alimentos',
            urlamigable_categoria: 'perros-alimentos',
            count: 1,
          },
        ],
        calificaciones: [{ rating: 5, count: 1 }],
        descuento: { any: 1, yes: 1, no: 0 },
        colores: [{ slug: 'blue', count: 1 }],
        atributos: [
          {
            slug: 'etapa',
            name: 'Etapa',
            tipo: 'terminos',
            unidad: '',
            rango: null,
            principal: 1,
            valores: [{ slug: 'adulto', name: 'Adulto', count: 1 }],
          },
        ],
        vehiculo: null,
      },
    },
  },
})
