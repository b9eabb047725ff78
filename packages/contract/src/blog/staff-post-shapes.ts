import { z } from 'zod'
import { day, flag, id, slug, text } from '../fields.ts'
import { edited, editedExample } from '../shop/shop-shapes.ts'

const most = 60_000
const controlInLines = /[^\P{Cc}\n\t]/u

/** Markdown of several lines; empty for none. */
export const markdown = z
  .string()
  .max(most * 4)
  .transform((value) => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .max(most)
      .refine((value) => !controlInLines.test(value) && value.isWellFormed(), 'FIELD_INVALID'),
  )

/** Texts in Spanish and, where they are not empty, in English and Russian. */
export const words = <Name extends string, Field extends z.ZodType<string>>(name: Name, field: Field) =>
  ({ [name]: field, [`${name}_en`]: field, [`${name}_ru`]: field }) as {
    [Each in Name | `${Name}_en` | `${Name}_ru`]: Field
  }

/** The address of a post, a category of posts or a page among its kind; empty for the one that its name makes. */
export const address = z.union([z.literal(''), slug])

export const postFields = z.object({
  ...words('titulo', text(160)),
  ...words('resumen', text(400)),
  ...words('contenido', markdown),
  /** What the picture shows; empty where it only adorns. */
  ...words('texto_imagen', text(200)),
  /** For search engines, in place of the title and the summary; empty for those. */
  ...words('titulo_seo', text(160)),
  ...words('descripcion_seo', text(400)),
  url: address,
  id_categoria: id,
  etiquetas: z
    .array(text(40).refine((value) => value !== '', 'FIELD_REQUIRED'))
    .max(12)
    .refine((names) => new Set(names).size === names.length, 'FIELD_INVALID'),
  autor: text(80),
  /** A file under `/media/`, as `staff/subir-imagen` names it. */
  imagen: text(120),
  /** The day from which it is shown, ISO 8601. */
  fecha: day,
  publicado: flag,
  /** Which of the shop's products belong to it: those of a category, those found by words, or both. */
  productos_categoria: z.union([z.literal(''), slug]),
  productos_texto: text(80),
})

export const postCategoryFields = z.object({ ...words('nombre', text(60)), url: address })

export const postRow = edited(postFields).extend({ id_articulo: z.int() })
export const postCategoryRow = edited(postCategoryFields).extend({
  id_categoria: z.int(),
  /** Drafts among them. */
  cantidad_articulos: z.int(),
})

export const staffPostExample = {
  titulo: 'Tu primer viaje largo con perro',
  titulo_en: '',
  titulo_ru: '',
  resumen: 'Arnés, agua, paradas y un auto al día.',
  resumen_en: '',
  resumen_ru: '',
  contenido: '## Antes de salir\n\nRevisa el **arnés**.',
  contenido_en: '',
  contenido_ru: '',
  texto_imagen: 'Un perro con arnés en el asiento de atrás',
  texto_imagen_en: '',
  texto_imagen_ru: '',
  titulo_seo: '',
  titulo_seo_en: '',
  titulo_seo_ru: '',
  descripcion_seo: '',
  descripcion_seo_en: '',
  descripcion_seo_ru: '',
  url: 'viajar-con-perro-en-el-auto',
  id_categoria: 1,
  etiquetas: ['viajes'],
  autor: 'Equipo Huella',
  imagen: 'post-1.svg',
  fecha: '2026-10-29',
  publicado: 1 as const,
  productos_categoria: 'perros',
  productos_texto: 'arnés',
}

export const staffPostCategoryExample = {
  nombre: 'En el camino',
  nombre_en: 'On the road',
  nombre_ru: '',
  url: 'en-el-camino',
}

export const postRowExample = { ...editedExample(staffPostExample), id_articulo: 8 }
export const postCategoryRowExample = {
  ...editedExample(staffPostCategoryExample),
  id_categoria: 1,
  cantidad_articulos: 3,
}
