import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import { presentProduct } from '../catalogue.present.ts'
import type { CatalogueService } from '../catalogue.service.ts'
import type { CatalogueTranslations } from '../translations/translations.service.ts'
import type { previewLinks } from './preview-links.ts'

/** A product before it is for sale, on the shop's own page. */
export function previewRoutes({
  catalogue,
  translations,
  links,
}: {
  catalogue: Pick<CatalogueService, 'saved'>
  translations: Pick<CatalogueTranslations, 'product'>
  links: ReturnType<typeof previewLinks>
}) {
  return {
    'staff/vista-previa-producto': async ({ id_producto: id }) => {
      const product = await catalogue.saved(id)
      if (isRefusal(product)) return product
      const { token, expiresAt } = links.make(id)
      return { path: `/shop/preview/${token}`, vence: expiresAt.toISOString() }
    },

    'producto-vista-previa': async ({ vista }, { language }) => {
      const id = links.read(vista)
      const product = id === null ? refuse('NOT_FOUND') : await catalogue.saved(id)
      return isRefusal(product) ? product : presentProduct(await translations.product(product, language))
    },
  } satisfies Handlers
}
