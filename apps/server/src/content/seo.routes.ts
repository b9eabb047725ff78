import type { z } from 'zod'
import type { pastedPixels } from '#contract/shop/seo-shapes.ts'
import type { Pixels } from '#rules/shop/pixel-elements.ts'
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

    'staff/guardar-seo': async ({ version, ...sent }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const changes = seo.readPasted(pastedOf(sent))
      if (isRefusal(changes)) return changes
      return answer(await edits.save('pixels', { version, changes }, staff), presentPixels)
    },

    'staff/previa-seo': async (sent) => {
      const changes = seo.readPasted(pastedOf(sent))
      if (isRefusal(changes)) return changes
      const stand = await seo.pixels()
      return {
        hoy: presentPoliced(seo.policed(stand)),
        borrador: presentPoliced(seo.policed({ ...stand, ...changes })),
      }
    },
  } satisfies Handlers
}

type Sent = z.infer<z.ZodObject<typeof pastedPixels>>

/** Only what was sent. */
function pastedOf({ pixelgoogle: google, pixelfacebook }: Sent): Partial<Pixels> {
  const facebook = pixelfacebook && { scripts: pixelfacebook.script, pictures: pixelfacebook.noscript }
  return { ...(google && { google }), ...(facebook && { facebook }) }
}

const presentPoliced = ({ pixels, hosts, hashes }: ReturnType<SeoService['policed']>) => ({
  pixeles: presentPixels(pixels),
  origenes: hosts,
  codigos: hashes,
})
