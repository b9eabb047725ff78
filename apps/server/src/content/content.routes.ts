import type { Handlers } from '../http/wire/register-call.ts'
import { presentLanguage } from '../terms/terms.present.ts'
import {
  presentBanner,
  presentBranch,
  presentMenuItem,
  presentShopTerms,
  presentSlide,
  type ShopTerms,
} from './content.present.ts'
import type { ContentService } from './content.service.ts'

/** The calls about what the shop says of itself. */
export function contentRoutes(content: ContentService, terms: ShopTerms) {
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
    'campana-vigente': async (_, { language }) => {
      const campaign = await content.campaign(language)
      return (
        campaign && {
          glosa_campana: campaign.title,
          texto_campana: campaign.content,
          ...presentLanguage(campaign),
          fecha_termino: campaign.endsAt.toISOString(),
        }
      )
    },
    'listar-sucursales': async (_, { language }) => (await content.branches(language)).map(presentBranch),
    'plazos-tienda': async () => presentShopTerms(terms),
  } satisfies Handlers
}
