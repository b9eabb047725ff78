import { z } from 'zod'
import { categoryLimits as limits } from '#rules/products/category-tree.ts'
import { productLimits } from '#rules/products/product.ts'
import { flag, requiredText, slug, text } from '../fields.ts'
import { edited, editedExample } from '../shop/shop-shapes.ts'

const searchTexts = {
  /** What search engines are told instead of name and description; empty for those. */
  titulo_seo: text(limits.seoTitle),
  descripcion_seo: text(limits.seoDescription),
}

const texts = z
  .object({
    nombre: requiredText(productLimits.rowName),
    descripcion: text(limits.description),
    ...searchTexts,
  })
  .nullable()

/** What people write of a category; where it stands in the tree is moved apart. */
export const categoryFields = z.object({
  nombre: requiredText(productLimits.rowName),
  urlamigable: slug.max(productLimits.slug),
  descripcion: text(limits.description),
  ...searchTexts,
  /** A file under `/media/`; empty for none. */
  imagen: z.string().max(200),
  /** The name of a drawing of the shop. */
  icono: z
    .string()
    .max(40)
    .regex(/^[a-z-]+$/),
  /** What the shop sells there: its page asks for an animal or for a vehicle. That of the top holds for all below. */
  arbol: z.enum(['pets', 'vehicles']),
  /** 1 for one that the shop does not show, nor what stands below it; its products stay for sale. */
  oculta: flag,
  en: texts,
  ru: texts,
})

/** A category as the desk edits it. */
export const deskCategory = edited(categoryFields).extend({
  id_categoria: z.int(),
  /** Null for one that stands at the top. */
  id_padre: z.int().nullable(),
})

export const categoryExample = {
  ...editedExample({
    nombre: 'Perros',
    urlamigable: 'perros',
    descripcion: 'Todo para tu perro.',
    titulo_seo: '',
    descripcion_seo: '',
    imagen: 'category-perros.svg',
    icono: 'dog',
    arbol: 'pets' as const,
    oculta: 0 as const,
    en: { nombre: 'Dogs', descripcion: 'Everything for your dog.', titulo_seo: '', descripcion_seo: '' },
    ru: null,
  }),
  id_categoria: 1,
  id_padre: null,
}
