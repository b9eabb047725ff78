import { z } from 'zod'
import { defaultRates } from '#content/currencies.ts'
import { noSeller } from '#rules/shop/shop-facts.ts'

const line = z.string().default('')

const seller = z
  .object({
    name: line,
    rut: line,
    address: line,
    phone: line,
    whatsapp: line,
    email: line,
    instagram: line,
    facebook: line,
    youtube: line,
  })
  .default(noSeller)

const brand = z
  .object({
    name: line,
    color: line,
    /** A file under `/media/`, with its width by its height. */
    logo: line,
    logoRatio: z.number().default(1),
    namesItself: z.boolean().default(false),
  })
  .default({ name: '', color: '', logo: '', logoRatio: 1, namesItself: false })

const open = z
  .record(z.string(), z.tuple([z.int(), z.int()]))
  .nullable()
  .default(null)

const hours = z.object({ store: open, sales: open }).default({ store: null, sales: null })

/** Days as `2026-11-23`. */
const holidays = z
  .object({ added: z.array(z.object({ day: z.string(), name: line })), removed: z.array(z.string()) })
  .default({ added: [], removed: [] })

const scripts = z.array(z.string())

/** Without tags; see `pixelScripts` and `pixelPictures`. */
const pixels = z
  .object({ google: scripts, facebook: z.object({ scripts, pictures: scripts }) })
  .default({ google: [], facebook: { scripts: [], pictures: [] } })

const rates = z
  .object({ usd: z.number(), eur: z.number(), day: z.string() })
  .default({ usd: defaultRates.USD, eur: defaultRates.EUR, day: defaultRates.day })

const noBank = { bank: '', accountType: '', number: '', holder: '', rut: '', email: '' }

const bank = z
  .object({ bank: line, accountType: line, number: line, holder: line, rut: line, email: line })
  .default(noBank)

/**
 * What the owner sets of the shop, part by part, as the settings keep it under these names: what a release adds is
 * missing in what was saved before, and reads as not told.
 */
export const shopSections = { brand, seller, hours, holidays, bank, pixels, rates }

export type SectionName = keyof typeof shopSections

export type Section<Name extends SectionName> = z.infer<(typeof shopSections)[Name]>

export const sectionNames = Object.keys(shopSections) as SectionName[]

/** As it was saved; what nobody has told where nobody has saved any. */
export const readSection = <Name extends SectionName>(name: Name, value: unknown): Section<Name> =>
  shopSections[name].parse(value) as Section<Name>
