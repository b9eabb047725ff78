import { z } from 'zod'
import { flag, requiredText, text } from '../fields.ts'
import { edited } from '../shop/shop-shapes.ts'
import { link } from '../showcase/link-field.ts'

/** The bar under the header, the phone's menu, and what 'Todas las categorías' opens. */
export const menuNames = ['horizontal', 'movil', 'megamenu'] as const

const mostEntries = 60

/** What is empty of other languages is said, and leads, as in Spanish. */
const own = z.object({
  titulo: requiredText(80),
  titulo_en: text(80).default(''),
  titulo_ru: text(80).default(''),
  enlace: link.refine((value) => value !== '', 'FIELD_REQUIRED'),
  enlace_en: link.default(''),
  enlace_ru: link.default(''),
})

/** Two entries of one place cannot lead to one address: pages tell them apart by it. */
const entries = <Entry extends z.ZodType<{ enlace: string }>>(entry: Entry) =>
  z
    .array(entry)
    .max(mostEntries)
    .refine((list) => new Set(list.map(({ enlace }) => enlace)).size === list.length, 'FIELD_INVALID')
    .default([])

const inner = own.extend({
  /** In a panel: whether it stands in the column of the one before. */
  misma_columna: flag.default(0),
  entradas: entries(own),
})

/** An entry with those below it, which a panel shows where there are any; on the phone they fold out. */
const outer = own.extend({
  /** A picture of the panel, a file under `/media/`. */
  imagen: text(120).default(''),
  entradas: entries(inner),
})

export const menuFields = z.object({ entradas: entries(outer) })

export const menuRow = edited(menuFields).extend({ nombre: z.enum(menuNames) })

const entry = (titulo: string, titulo_en: string, enlace: string) => ({
  titulo,
  titulo_en,
  titulo_ru: '',
  enlace,
  enlace_en: '',
  enlace_ru: '',
})

export const menuExample = {
  entradas: [
    {
      ...entry('Perros', 'Dogs', '/shop/category/perros'),
      imagen: '',
      entradas: [
        {
          ...entry('Alimento', 'Food', '/shop/category/perros-alimentos'),
          misma_columna: 0 as const,
          entradas: [entry('Cachorros', 'Puppies', '/shop/shop-list?nameProduct=cachorro')],
        },
      ],
    },
    { ...entry('Blog', 'Blog', '/blog'), imagen: '', entradas: [] },
  ],
}
