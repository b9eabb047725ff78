import { productFromWire } from '#contract/products/product-words.ts'
import type { Database, Transaction } from '../../../db/connection.ts'
import type { Handlers } from '../../../http/wire/register-call.ts'
import type { PreviewedReplies } from '../../../previews/previewed-replies.ts'
import { inEachLanguage, type PreviewsService } from '../../../previews/previews.service.ts'
import { isRefusal, Rollback, refuse } from '../../../refusals/refusal.ts'
import { presentProduct } from '../../catalogue.present.ts'
import { catalogueService } from '../../catalogue.service.ts'
import { catalogueTranslations } from '../../translations/translations.service.ts'
import type { ProductsService } from '../products.service.ts'
import type { previewLinks } from './preview-links.ts'

/** A product before it is for sale, or before it is saved, on the shop's own page. */
export function previewRoutes({
  database,
  products,
  previews,
  links,
}: {
  database: Pick<Database, 'db'>
  products: Pick<ProductsService, 'stage'>
  previews: Pick<PreviewsService, 'keep' | 'find'>
  links: ReturnType<typeof previewLinks>
}) {
  const catalogue = catalogueService({ database })
  const translations = catalogueTranslations({ database })
  return {
    'staff/vista-previa-producto': async ({ id_producto: id }) => {
      const product = await catalogue.saved(id)
      if (isRefusal(product)) return product
      const { token, expiresAt } = links.make(id)
      return { path: `/shop/preview/${token}`, vence: expiresAt.toISOString() }
    },

    'staff/previa-producto': async ({ id_producto: id = null, cambios }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const fields = productFromWire(cambios)
      const kept = await previews.keep(async (tx) =>
        shownWith(tx, await products.stage(tx, { id, fields }, staff)),
      )
      return isRefusal(kept) ? kept : { direccion: `/shop/preview/${kept.token}` }
    },

    'producto-vista-previa': async ({ vista }, { language }) => {
      const id = links.read(vista)
      if (id === null) {
        const kept = (await previews.find(vista))?.['producto-vista-previa']?.[language]
        return (kept as ReturnType<typeof presentProduct> | undefined) ?? refuse('NOT_FOUND')
      }
      const product = await catalogue.saved(id)
      return isRefusal(product) ? product : presentProduct(await translations.product(product, language))
    },
  } satisfies Handlers
}

/** The product as it stands in a transaction. */
async function shownWith(tx: Transaction, id: number): Promise<PreviewedReplies> {
  const database = { db: tx }
  const product = await catalogueService({ database }).saved(id)
  if (isRefusal(product)) throw new Rollback(product)
  const translations = catalogueTranslations({ database })
  return {
    'producto-vista-previa': await inEachLanguage(async (language) =>
      presentProduct(await translations.product(product, language)),
    ),
  }
}
