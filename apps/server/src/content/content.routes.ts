import type { Handlers } from '../http/wire/register-call.ts'
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
    'menu-horizontal-web': async () => (await content.menu('horizontal')).map(presentMenuItem),
    'menu-horizontal-movil': async () => (await content.menu('mobile')).map(presentMenuItem),
    'menu-megamenu-web': async () => (await content.menu('megamenu')).map(presentMenuItem),
    async ListarSliderImagenesWeb() {
      return (await content.slides()).map(presentSlide)
    },
    async ConsultaMiniBanner() {
      return (await content.banners()).map(presentBanner)
    },
    'campana-vigente': async () => {
      const campaign = await content.campaign()
      return (
        campaign && {
          glosa_campana: campaign.title,
          texto_campana: campaign.content,
          fecha_termino: campaign.endsAt.toISOString(),
        }
      )
    },
    'listar-sucursales': async () => (await content.branches()).map(presentBranch),
    'plazos-tienda': async () => presentShopTerms(terms),
  } satisfies Handlers
}
