import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse } from '../refusals/refusal.ts'
import type { SeoService } from './seo.service.ts'
import { presentPixels } from './shop/shop.present.ts'
import { answer } from './shop/shop.routes.ts'
import type { ShopEdits } from './shop/shop-edits.service.ts'

/** The pixels of the pages: read by everyone, set by the staff. */
export function seoRoutes(seo: SeoService, edits: Pick<ShopEdits, 'save'>) {
  return {
    async HerramientoSeo() {
      return presentPixels(await seo.pixels())
    },

    'staff/guardar-seo': async ({ version, pixelgoogle: google, pixelfacebook }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const facebook = pixelfacebook && { scripts: pixelfacebook.script, pictures: pixelfacebook.noscript }
      const changes = seo.readPasted({ ...(google && { google }), ...(facebook && { facebook }) })
      if (isRefusal(changes)) return changes
      return answer(await edits.save('pixels', { version, changes }, staff), presentPixels)
    },
  } satisfies Handlers
}
