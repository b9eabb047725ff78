import { drawnWidths } from '#rules/catalogue/drawn-pictures.ts'
import { type HolidayChanges, holidayChanges } from '#rules/chile/holidays.ts'
import { storeHours } from '#rules/chile/usual-hours.ts'
import type { HoldTerms } from '#rules/orders/order-hold.ts'
import { type Brand, productName } from '#rules/shop/brand.ts'
import type { BankAccount, Seller, ShopHours } from '#rules/shop/shop-facts.ts'
import type { Config } from '../../config.ts'
import type { Database, Executor } from '../../db/connection.ts'
import { settingsStore } from '../settings.store.ts'
import { stepsTaken } from './first-steps.store.ts'
import { readSection, type Section, sectionNames } from './shop-sections.ts'

/** Twice as wide as it is shown at most, for screens of many pixels. */
const logoWidth = 320

export type ShopFacts = {
  brand: Brand
  seller: Seller
  hours: ShopHours
  rates: Section<'rates'>
  /** Where transfers go; null where none are taken. */
  bank: BankAccount | null
}

/** What the settings say where the owner says nothing. */
export type ShopFactsConfig = Pick<Config, 'bank' | 'contactEmail' | 'hold' | 'webpay'>

export type ShopFactsService = ReturnType<typeof shopFactsService>

/**
 * What the owner has set of the shop. Read from the database each time, so that every process goes by what was saved
 * at once; a shop that was never set goes by the account of its settings, and by the usual hours.
 */
export function shopFactsService({
  database: { db },
  config,
}: {
  database: Pick<Database, 'db'>
  config: ShopFactsConfig
}) {
  /** As it was read last: for what is said while the database cannot be asked. */
  let knownName = productName

  async function readHours(executor: Executor = db): Promise<ShopHours> {
    return hoursOf(await settingsStore.findAll(executor, ['hours', 'holidays']))
  }

  const bankOf = (stored: StoredSections): BankAccount | null => {
    const bank = readSection('bank', stored.get('bank')?.value)
    return stored.has('bank') ? (bank.number ? bank : null) : config.bank
  }

  async function read(executor: Executor = db): Promise<ShopFacts> {
    const stored = await settingsStore.findAll(executor, sectionNames)
    const brand = shownBrand(readSection('brand', stored.get('brand')?.value))
    knownName = brand.name
    return {
      brand,
      seller: readSection('seller', stored.get('seller')?.value),
      hours: hoursOf(stored),
      rates: readSection('rates', stored.get('rates')?.value),
      bank: bankOf(stored),
    }
  }

  return {
    read,
    brand: async (executor?: Executor): Promise<Brand> => (await read(executor)).brand,
    /** How the shop is called, as it was read last. */
    knownName: (): string => knownName,
    seller: async (): Promise<Seller> => (await read()).seller,
    sellerName: async (): Promise<string> => (await read()).seller.name,
    bank: async (): Promise<BankAccount | null> => bankOf(await settingsStore.findAll(db, ['bank'])),

    /** Where messages to the shop go; null where nobody has told. */
    async email(executor?: Executor): Promise<string | null> {
      if (config.contactEmail) return config.contactEmail
      const { seller, bank } = await read(executor)
      return seller.email || bank?.email || null
    },

    /** What a new shop needs before it sells, and whether it is there by now. */
    async firstSteps() {
      const [{ brand, seller, hours, bank }, taken] = [await read(), await stepsTaken(db)]
      return {
        seller: [seller.name, seller.rut, seller.address].every(Boolean),
        brand: brand.logo !== '' || brand.name !== productName,
        hours: hours.store !== null,
        ...taken,
        payment: bank !== null || config.webpay !== undefined,
      }
    },

    /** How long orders wait, by the hours of the store. */
    async holdTerms(executor?: Executor): Promise<HoldTerms> {
      const hours = await readHours(executor)
      return { ...config.hold, hours: hours.store ?? storeHours, holidays: hours.holidays }
    },

    /** When the store opens, by the usual hours where nobody has said, and what the shop changes of the holidays. */
    async hours(executor?: Executor): Promise<Pick<ShopHours, 'store' | 'holidays'>> {
      const hours = await readHours(executor)
      return { store: hours.store ?? storeHours, holidays: hours.holidays ?? {} }
    },

    /** What the shop changes of the holidays. */
    holidays: async (executor?: Executor): Promise<HolidayChanges> =>
      readHolidays((await settingsStore.findAll(executor ?? db, ['holidays'])).get('holidays')?.value),
  }
}

type StoredSections = Awaited<ReturnType<typeof settingsStore.findAll>>

const hoursOf = (stored: StoredSections): ShopHours => ({
  ...readSection('hours', stored.get('hours')?.value),
  holidays: readHolidays(stored.get('holidays')?.value),
})

/** By their days alone. */
function readHolidays(stored: unknown): HolidayChanges {
  const { added, removed } = readSection('holidays', stored)
  return holidayChanges(
    added.map(({ day }) => day),
    removed,
  )
}

/** With the name of every new shop where the owner has given none, and the smallest drawing of the logo. */
function shownBrand({ name, logo, ...brand }: Section<'brand'>): Brand {
  const [, folder, last] = /^(.*\/)(\d+)\.webp$/.exec(logo) ?? []
  const width = drawnWidths(Number(last)).find((each) => each >= logoWidth) ?? last
  return { ...brand, name: name || productName, logo: folder ? `/media/${folder}${width}.webp` : '' }
}
