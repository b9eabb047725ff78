import { pixelEntries } from '#rules/shop/pixel-elements.ts'
import type { Database } from '../db/connection.ts'
import { pixelSources } from '../http/security/pixel-hosts.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { pixelPictures, pixelScripts } from './pixels.ts'
import { settingsStore } from './settings.store.ts'
import { readSection, type Section } from './shop/shop-sections.ts'

export type SeoService = ReturnType<typeof seoService>

/** Without tags; see `pixelScripts` and `pixelPictures`. */
type Pixels = Section<'pixels'>

/** The pixels that run in the pages, which the staff alone sets (D28). */
export function seoService({ database }: { database: Pick<Database, 'db'> }) {
  return {
    /** Empty until the staff sets some. */
    pixels: async (): Promise<Pixels> =>
      readSection('pixels', await settingsStore.find(database.db, 'pixels')),

    /** What the pages hold and let through of these pixels. */
    policed: (pixels: Pixels) => ({ pixels, ...pixelSources(pixelEntries(pixels)) }),

    /** What was pasted, without its tags. INVALID_REQUEST names each entry that is none. */
    readPasted({ google, facebook }: Partial<Pixels>): Partial<Pixels> | Refusal {
      const fields: Record<string, string> = {}
      const read = (entries: string[], path: string, rule: (text: string) => string[] | null) =>
        entries.flatMap((text, index) => {
          const found = rule(text)
          if (found === null) fields[`${path}.${index}`] = 'FIELD_INVALID'
          return found ?? []
        })
      const pixels: Partial<Pixels> = {
        ...(google && { google: read(google, 'pixelgoogle', pixelScripts) }),
        ...(facebook && {
          facebook: {
            scripts: read(facebook.scripts, 'pixelfacebook.script', pixelScripts),
            pictures: read(facebook.pictures, 'pixelfacebook.noscript', pixelPictures),
          },
        }),
      }
      return Object.keys(fields).length > 0 ? refuse('INVALID_REQUEST', { fields }) : pixels
    },
  }
}
