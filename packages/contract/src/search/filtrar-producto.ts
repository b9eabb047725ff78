import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, searchText, textLanguage } from '../fields.ts'
import { helpTopic } from './search-reading.ts'

export const suggestedProduct = z.object({
  id_producto: z.int(),
  glosa_producto: z.string(),
  idioma: textLanguage,
  urlamigable_producto: z.string(),
  precioventa_producto: z.int(),
  path_producto: z.string(),
  /** Ours: 0 to 5 with one decimal, 0 without reviews. */
  calificacion: z.number(),
  cantidad_resenas: z.int(),
})

export const suggestedCategory = z.object({
  id_categoria: z.int(),
  glosa_categoria: z.string(),
  urlamigable_categoria: z.string(),
  /** Ours: the name of the category above it, so that 'Alimentos' of dogs and of cats differ; empty at the top. */
  glosa_categoria_padre: z.string(),
  /** Ours: of both names. */
  idioma: textLanguage,
})

/** Ours: a page that the owner wrote, at `/pagina/…`. */
export const suggestedPage = z.object({ url: z.string(), titulo: z.string(), idioma: textLanguage })

export const filtrarProducto = defineCall({
  name: 'FiltrarProducto',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  translated: true,
  request: z.object({
    /** 1 all products, 2 original code, 3 barcode. */
    id_filtro: z.coerce
      .number()
      .int()
      .refine((value) => value === 1 || value === 2 || value === 3, 'FIELD_INVALID'),
    texto: searchText(120),
    id_sucursal: optionalId,
    limitProducts: z.coerce.number().int().min(1).max(24).default(3),
    /** Above 0 the reply carries categories too. */
    limitCategories: z.coerce.number().int().min(0).max(24).default(0),
  }),
  reply: z.union([
    z.array(suggestedProduct),
    z.object({
      productos: z.array(suggestedProduct),
      categorias: z.array(suggestedCategory),
      /** Ours: pages of the shop that answer a question, where some do. */
      ayuda: z.array(helpTopic).optional(),
      /** Ours: pages of the owner whose title has the words, where some do. */
      paginas: z.array(suggestedPage).optional(),
    }),
  ]),
  errors: [],
  doc: 'Suggestions for what a shopper types (D10): accents and ñ folded, one typo forgiven, exact spelling first. `id_filtro` 2 matches the original code exactly and 3 the barcode. A vehicle or an animal that the text names narrows what is found. A text under 3 characters gives nothing. `id_sucursal` changes nothing, since a suggestion shows no stock.',
  example: {
    request: { id_filtro: '1', texto: 'pelota' },
    reply: [
      {
        id_producto: 1100,
        glosa_producto: 'Pelota de caucho natural, 7 cm',
        urlamigable_producto: 'pelota-caucho-7-cm',
        precioventa_producto: 5990,
        path_producto: '/media/p-1100.svg',
        calificacion: 4.8,
        cantidad_resenas: 12,
      },
    ],
  },
})
