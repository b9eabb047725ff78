import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse } from '../refusals/refusal.ts'
import type { Pixels, SeoService } from './seo.service.ts'

/** The pixels of the pages: read by everyone, set by the staff. */
export function seoRoutes(seo: SeoService) {
  return {
    async HerramientoSeo() {
      return present(await seo.pixels())
    },

    'staff/guardar-seo': async ({ pixelgoogle: google, pixelfacebook }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const facebook = { scripts: pixelfacebook.script, pictures: pixelfacebook.noscript }
      const saved = await seo.save({ google, facebook }, staff.staffId)
      return isRefusal(saved) ? saved : present(saved)
    },
  } satisfies Handlers
}

const present = ({ google, facebook }: Pixels): WireReply<'HerramientoSeo'> => ({
  pixelgoogle: google,
  pixelfacebook: { script: facebook.scripts, noscript: facebook.pictures },
})
