import { attributes } from '../attributes.ts'
import { banners } from '../banners.ts'
import { branches } from '../branches.ts'
import { brandModels } from '../brand-models.ts'
import { brands } from '../brands.ts'
import { campaign } from '../campaign.ts'
import { carriers } from '../carriers.ts'
import { categories } from '../categories.ts'
import { extraData } from '../extra-data.ts'
import { fitments } from '../fitments.ts'
import { megamenu, menuHorizontal, menuMobile } from '../menus.ts'
import { products } from '../products.ts'
import { reviews, reviewsFrom } from '../reviews.ts'
import { slides } from '../slides.ts'
import type { DemoFitment, DemoQuestion, DemoVehicle } from '../types.ts'
import { engineWords } from '../vehicles/engine-words.ts'
import { vehicles } from '../vehicles.ts'
import { engineIn, termIn } from './term-in.ts'
import { attributeIn, brandModelIn, categoriesIn, menuIn, productsIn } from './translate.ts'
import type { DemoLanguage, DemoTexts } from './types.ts'

const spanish = {
  products,
  categories,
  attributes,
  brands,
  brandModels,
  vehicles,
  engineWords,
  fitments,
  reviews,
  menus: { horizontal: menuHorizontal, mobile: menuMobile, megamenu },
  slides,
  banners,
  extraData,
  carriers,
  branches,
  campaign,
}

/** The demonstration shop whole, in one language; ids, slugs, prices and dates are alike in all. */
export type Demo = typeof spanish

const loaders: Partial<Record<DemoLanguage, () => Promise<DemoTexts>>> = {
  en: async () => (await import('./en/texts.ts')).texts,
  ru: async () => (await import('./ru/texts.ts')).texts,
}

/** The texts of a language, in a module of their own that only who asks for it loads. */
export const textsIn = async (language: DemoLanguage): Promise<DemoTexts | undefined> => loaders[language]?.()

/** The languages that the demonstration is translated into. */
export const demoLanguages = Object.keys(loaders) as DemoLanguage[]

function translated(texts: DemoTexts, language: DemoLanguage): Demo {
  return {
    products: productsIn(texts, language),
    categories: categoriesIn(texts),
    attributes: attributes.map((attribute) => attributeIn(texts, attribute)),
    brands: brands.map((brand) => ({ ...brand, country: termIn(texts, brand.country) })),
    brandModels: brandModels.map((model) => brandModelIn(texts, model)),
    vehicles: vehicles.map((vehicle) => ({ ...vehicle, engine: engineIn(vehicle.engine, texts.measures) })),
    engineWords: engineWords.map((word) => engineIn(word, texts.measures)),
    fitments: new Map([...fitments].map(([id, each]) => [id, fitmentIn(texts, each)])),
    reviews: reviewsFrom(texts.reviews),
    menus: {
      horizontal: menuIn(texts, menuHorizontal),
      mobile: menuIn(texts, menuMobile),
      megamenu: menuIn(texts, megamenu),
    },
    slides: slides.map((slide, index) => ({ ...slide, ...texts.slides[index] })),
    banners: banners.map((banner, index) => ({ ...banner, title: texts.banners[index] ?? banner.title })),
    extraData: extraData.map((extra, index) => ({ ...extra, label: texts.extraData[index] ?? extra.label })),
    carriers: carriers.map((carrier, index) => ({ ...carrier, ...texts.carriers[index] })),
    branches: branches.map((branch, index) => ({ ...branch, ...texts.branches[index] })),
    campaign: { ...campaign, ...texts.campaign },
  }
}

const fitmentIn = (texts: DemoTexts, fitment: DemoFitment): DemoFitment => ({
  ...fitment,
  conditions: fitment.conditions.map((each) => ({ ...each, text: termIn(texts, each.text) })),
})

/** All vehicles that shoppers can choose, their engines in a language: more than the demonstration has parts for. */
export function vehiclesIn(language: 'es' | DemoLanguage): Promise<DemoVehicle[]> {
  const found = vehiclesByLanguage.get(language) ?? loadVehicles(language)
  vehiclesByLanguage.set(language, found)
  return found
}

const vehiclesByLanguage = new Map<'es' | DemoLanguage, Promise<DemoVehicle[]>>()

async function loadVehicles(language: 'es' | DemoLanguage): Promise<DemoVehicle[]> {
  const { allVehicles } = await import('../vehicles/market.ts')
  const texts = language === 'es' ? undefined : await textsIn(language)
  if (!texts) return allVehicles
  return allVehicles.map((each) => ({ ...each, engine: engineIn(each.engine, texts.measures) }))
}

/** What was asked about the products, in a language: loaded when somebody reads it. */
export async function questionsIn(language: 'es' | DemoLanguage): Promise<DemoQuestion[]> {
  const { questions, questionsFrom } = await import('../questions.ts')
  const texts = language === 'es' ? undefined : await textsIn(language)
  return texts ? questionsFrom(texts.questions) : questions
}

/**
 * The demonstration shop in a language. Spanish is there at once; another language's texts are loaded when asked for.
 * A text that is not translated stays Spanish.
 */
export async function demoIn(language: 'es' | DemoLanguage): Promise<Demo> {
  if (language === 'es') return spanish
  const texts = await textsIn(language)
  return texts ? translated(texts, language) : spanish
}
