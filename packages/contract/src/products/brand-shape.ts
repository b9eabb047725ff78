import { z } from 'zod'
import { categoryLimits } from '#rules/products/category-tree.ts'
import { productLimits } from '#rules/products/product.ts'
import { requiredText, slug, text } from '../fields.ts'
import { edited, editedExample } from '../shop/shop-shapes.ts'

/** What people write of a brand. */
export const brandFields = z.object({
  nombre: requiredText(productLimits.rowName),
  urlamigable: slug.max(productLimits.slug),
  pais: text(categoryLimits.country),
  /** The logo's file under `/media/`; empty for none. */
  imagen: z.string().max(200),
})

/** A brand as the desk edits it. */
export const deskBrand = edited(brandFields).extend({ id_marca: z.int() })

export const brandExample = {
  ...editedExample({
    nombre: 'Puelche',
    urlamigable: 'puelche',
    pais: 'Chile',
    imagen: 'brand-puelche.svg',
  }),
  id_marca: 1,
}
