import { z } from 'zod'
import { type Database, inTransaction } from '../db/connection.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { pixelPictures, pixelScripts } from './pixels.ts'
import { settingsStore } from './settings.store.ts'

export type SeoService = ReturnType<typeof seoService>

const storedPixels = z.object({
  google: z.array(z.string()),
  facebook: z.object({ scripts: z.array(z.string()), pictures: z.array(z.string()) }),
})

/** Without tags; see `pixelScripts` and `pixelPictures`. */
export type Pixels = z.infer<typeof storedPixels>

const none: Pixels = { google: [], facebook: { scripts: [], pictures: [] } }
const name = 'pixels'

/** The pixels that run in the pages, which the staff alone sets (D28). */
export function seoService({ database }: { database: Database }) {
  return {
    /** Empty until the staff sets some. */
    async pixels(): Promise<Pixels> {
      const value = await settingsStore.find(database.db, name)
      return value === undefined ? none : storedPixels.parse(value)
    },

    /** Sets all of them again, without their tags. INVALID_REQUEST names each entry that is none. */
    async save(pasted: Pixels, staffId: number): Promise<Pixels | Refusal> {
      const fields: Record<string, string> = {}
      const read = (entries: string[], path: string, rule: (text: string) => string[] | null) =>
        entries.flatMap((text, index) => {
          const found = rule(text)
          if (found === null) fields[`${path}.${index}`] = 'FIELD_INVALID'
          return found ?? []
        })
      const pixels: Pixels = {
        google: read(pasted.google, 'pixelgoogle', pixelScripts),
        facebook: {
          scripts: read(pasted.facebook.scripts, 'pixelfacebook.script', pixelScripts),
          pictures: read(pasted.facebook.pictures, 'pixelfacebook.noscript', pixelPictures),
        },
      }
      if (Object.keys(fields).length > 0) return refuse('INVALID_REQUEST', { fields })
      await inTransaction(database, (tx) => settingsStore.save(tx, name, pixels, staffId))
      return pixels
    },
  }
}
