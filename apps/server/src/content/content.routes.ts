import type { Handlers } from '../http/wire/register-call.ts'
import {
  presentBanner,
  presentBranch,
  presentCampaign,
  presentMenuItem,
  presentShopTerms,
  presentSlide,
  type ShopTerms,
} from './content.present.ts'
import type { ContentService } from './content.service.ts'
import type { TermsOfSale } from './law/terms-of-sale.service.ts'

/** The calls about what the shop says of itself. */
export function contentRoutes(
  content: ContentService,
  terms: ShopTerms,
  termsOfSale: Pick<TermsOfSale, 'current'>,
) {
  return {
    'menu-horizontal-web': async (_, { language }) =>
      (await content.menu('horizontal', language)).map(presentMenuItem),
    'menu-horizontal-movil': async (_, { language }) =>
      (await content.menu('mobile', language)).map(presentMenuItem),
    'menu-megamenu-web': async (_, { language }) =>
      (await content.menu('megamenu', language)).map(presentMenuItem),
    async ListarSliderImagenesWeb(_, { language }) {
      return (await content.slides(language)).map(presentSlide)
    },
    async ConsultaMiniBanner(_, { language }) {
      return (await content.banners(language)).map(presentBanner)
    },
    'campana-vigente': async (_, { language }) => presentCampaign(await content.campaign(language)),
    'listar-sucursales': async (_, { language }) => (await content.branches(language)).map(presentBranch),
    'plazos-tienda': async () => presentShopTerms(terms, await termsOfSale.current()),
  } satisfies Handlers
}
