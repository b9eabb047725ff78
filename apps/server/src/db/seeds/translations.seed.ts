import { sql } from 'drizzle-orm'
import { type Demo, demoIn, demoLanguages, questionsIn } from '#demo/data/translations/demo-in.ts'
import type { DemoLanguage } from '#demo/data/translations/types.ts'
import type { DemoMenuItem } from '#demo/data/types.ts'
import type { Transaction } from '../connection.ts'
import type { DemonstrationNews } from './demonstration.seed.ts'
import { giveRows, wasGiven } from './give-rows.ts'
import { insertRows } from './insert-rows.ts'
import { formerTermRows, termRows } from './term-rows.ts'

/** Which rows of a table still say what the demonstration says in Spanish: what a shop has rewritten is not its any more. */
async function unchanged(
  tx: Transaction,
  table: string,
  column: string,
  rows: readonly { id: number; text: string }[],
): Promise<(id: number) => boolean> {
  const { rows: found } = await tx.execute<{ id: number; text: string }>(
    sql`select id, ${sql.identifier(column)} as text from ${sql.identifier(table)}
      where id = any(${sql.param(rows.map(({ id }) => id))}::int[])`,
  )
  const stored = new Map(found.map(({ id, text }) => [id, text]))
  const same = new Set(rows.filter(({ id, text }) => stored.get(id) === text).map(({ id }) => id))
  return (id) => same.has(id)
}

const named = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ id, text: name }))

const numbered = (rows: readonly { title: string }[]) =>
  rows.map(({ title }, index) => ({ id: index + 1, text: title }))

/** Adds texts in a language; those that the shop has written itself stay. */
const insertTexts = (tx: Transaction, table: string, rows: readonly Record<string, unknown>[]) =>
  insertRows(tx, table, rows, { keepsOwn: true })

/**
 * The demonstration's texts in the languages that it is translated into and the shop has nothing of, of what it still
 * has; nothing where none of its products is there.
 */
export async function seedTranslations(tx: Transaction): Promise<void> {
  const languages = await untranslated(tx)
  if (languages.length === 0) return
  const spanish = await demoIn('es')
  const isOwn = await unchanged(tx, 'products', 'name', named(spanish.products))
  if (!spanish.products.some(({ id }) => isOwn(id))) return
  for (const language of languages) {
    const demo = await demoIn(language)
    await insertTexts(tx, 'term_translations', termRows(spanish, demo, language))
    await seedCatalogue(tx, { demo, language, isOwn, spanish })
    await seedContent(tx, { demo, language, spanish })
  }
}

/** What came since to a shop that is translated already: words, further pictures and new products. */
export async function translateNews(tx: Transaction, news: DemonstrationNews): Promise<void> {
  const spanish = await demoIn('es')
  const added = new Set(news.products)
  for (const language of demoLanguages) {
    const demo = await demoIn(language)
    await insertTexts(tx, 'term_translations', termRows(spanish, demo, language))
    await insertTexts(
      tx,
      'product_translations',
      productRows(
        demo.products.filter(({ id }) => added.has(id)),
        language,
      ),
    )
    await insertTexts(
      tx,
      'product_picture_translations',
      await pictureRows(tx, { spanish, products: demo.products, language }),
    )
  }
}

const dictionary = { table: 'term_translations', key: ['language', 'term'] } as const

/**
 * What has changed in the dictionary, to a shop that has it as it was given (docs/decisions/0210). Before it was remembered what
 * was given, that was what came first of a word.
 */
export async function giveTerms(tx: Transaction): Promise<void> {
  if (await wasGiven(tx, dictionary.table)) return
  const spanish = await demoIn('es')
  const inLanguages = await Promise.all(
    demoLanguages.map(async (language) => ({ language, demo: await demoIn(language) })),
  )
  await giveRows(tx, {
    ...dictionary,
    rows: inLanguages.flatMap(({ language, demo }) => formerTermRows(spanish, demo, language)),
    insert: async () => undefined,
  })
  await giveRows(tx, {
    ...dictionary,
    rows: inLanguages.flatMap(({ language, demo }) => termRows(spanish, demo, language)),
  })
}

/** The languages of the demonstration into which the shop has translated no product. */
async function untranslated(tx: Transaction): Promise<DemoLanguage[]> {
  const { rows } = await tx.execute<{ language: DemoLanguage }>(sql`
    select l.language from unnest(${sql.param(demoLanguages)}::text[]) as l (language)
    where not exists (select from product_translations t where t.language = l.language)`)
  return rows.map(({ language }) => language)
}

type Given = { spanish: Demo; demo: Demo; language: DemoLanguage }

async function seedCatalogue(
  tx: Transaction,
  { spanish, demo, language, isOwn }: Given & { isOwn: (id: number) => boolean },
): Promise<void> {
  const products = demo.products.filter(({ id }) => isOwn(id))
  const isCategory = await unchanged(tx, 'categories', 'name', named(spanish.categories))
  const isReview = await unchanged(
    tx,
    'reviews',
    'content',
    spanish.reviews.map(({ id, content }) => ({ id, text: content })),
  )
  await insertTexts(tx, 'product_translations', productRows(products, language))
  await insertTexts(
    tx,
    'product_picture_translations',
    await pictureRows(tx, { spanish, products, language }),
  )
  await insertTexts(
    tx,
    'category_translations',
    demo.categories
      .filter(({ id }) => isCategory(id))
      .map(({ id, name, description }) => ({ category_id: id, language, name, description })),
  )
  await insertTexts(
    tx,
    'review_translations',
    demo.reviews
      .filter(({ id }) => isReview(id))
      .map(({ id, content, answer }) => ({
        review_id: id,
        language,
        content,
        answer: answer?.content ?? null,
      })),
  )
  await seedQuestions(tx, language)
}

async function seedQuestions(tx: Transaction, language: DemoLanguage): Promise<void> {
  const [spanish, translated] = await Promise.all([questionsIn('es'), questionsIn(language)])
  const asked = spanish.map(({ id, content }) => ({ id, text: content }))
  const isOwn = await unchanged(tx, 'product_questions', 'content', asked)
  await insertTexts(
    tx,
    'question_translations',
    translated
      .filter(({ id }) => isOwn(id))
      .map(({ id, content, answer }) => ({ question_id: id, language, content, answer })),
  )
}

const productRows = (products: Demo['products'], language: DemoLanguage) =>
  products.map(({ id, name, shortDescription, description, tags }) => ({
    product_id: id,
    language,
    name,
    short_description: shortDescription,
    description,
    tags,
  }))

/** Of the pictures that products still have: one that the shop has put in its place, or taken away, is not its any more. */
async function pictureRows(
  tx: Transaction,
  { spanish, products, language }: Pick<Given, 'spanish' | 'language'> & { products: Demo['products'] },
): Promise<Record<string, unknown>[]> {
  const { rows } = await tx.execute<{ id: number; position: number; file: string }>(
    sql`select product_id as id, position, file from product_pictures
      where product_id = any(${sql.param(products.map(({ id }) => id))}::int[])`,
  )
  const keyOf = (id: number, position: number) => `${id} ${position}`
  const stored = new Map(rows.map(({ id, position, file }) => [keyOf(id, position), file]))
  const spanishFiles = new Map(spanish.products.map(({ id, images }) => [id, images.map(({ file }) => file)]))
  return products.flatMap(({ id, images }) =>
    images.flatMap(({ file, alt }, position) => {
      const own = spanishFiles.get(id)?.[position]
      if (own === undefined || stored.get(keyOf(id, position)) !== own) return []
      return [{ product_id: id, position, language, file: fileIn(file, own), alt }]
    }),
  )
}

/** What of a slide's or banner's picture is another one in the language. */
const fileIn = (file: string, spanish: string | undefined) => (file === spanish ? null : file)

async function seedContent(tx: Transaction, { spanish, demo, language }: Given): Promise<void> {
  await insertTexts(tx, 'menu_translations', menuRows(spanish.menus, demo.menus, language))
  const isSlide = await unchanged(tx, 'slides', 'title', numbered(spanish.slides))
  await insertTexts(
    tx,
    'slide_translations',
    demo.slides
      .map((slide, index) => ({
        slide_id: index + 1,
        language,
        title: slide.title,
        content: slide.text,
        offer_tag: slide.offerTag,
        button_text: slide.buttonText,
        image_classic: fileIn(slide.imageClassic, spanish.slides[index]?.imageClassic),
        image_full: fileIn(slide.imageFull, spanish.slides[index]?.imageFull),
        image_mobile: fileIn(slide.imageMobile, spanish.slides[index]?.imageMobile),
      }))
      .filter(({ slide_id }) => isSlide(slide_id)),
  )
  const banners = spanish.banners.map(({ id, title }) => ({ id, text: title }))
  const isBanner = await unchanged(tx, 'mini_banners', 'title', banners)
  await insertTexts(
    tx,
    'mini_banner_translations',
    demo.banners
      .filter(({ id }) => isBanner(id))
      .map(({ id, title, image }) => ({
        banner_id: id,
        language,
        title,
        image: fileIn(image, spanish.banners.find((banner) => banner.id === id)?.image),
      })),
  )
  await tx.execute(sql`
    insert into campaign_translations (campaign_id, language, title, content)
    select id, ${language}, ${demo.campaign.title}, ${demo.campaign.text} from campaigns
    where title = ${spanish.campaign.title} on conflict do nothing`)
  const isBranch = await unchanged(tx, 'branches', 'name', named(spanish.branches))
  await insertTexts(
    tx,
    'branch_translations',
    demo.branches
      .filter(({ id }) => isBranch(id))
      .map(({ id, name, address }) => ({ branch_id: id, language, name, address })),
  )
  const isCarrier = await unchanged(tx, 'carriers', 'name', named(spanish.carriers))
  await insertTexts(
    tx,
    'carrier_translations',
    demo.carriers
      .filter(({ id }) => isCarrier(id))
      .map(({ id, name, description }) => ({ carrier_id: id, language, name, description })),
  )
}

/** Each link once, however many menus have it. */
function menuRows(spanish: Demo['menus'], menus: Demo['menus'], language: DemoLanguage) {
  const rows = new Map<string, Record<string, string>>()
  const walk = (own: readonly DemoMenuItem[], other: readonly DemoMenuItem[]) => {
    own.forEach((item, index) => {
      const translated = other[index]
      if (!translated) return
      rows.set(JSON.stringify([item.title, item.url]), {
        language,
        title: item.title,
        url: item.url,
        translated_title: translated.title,
        translated_url: translated.url,
      })
      walk(item.links ?? [], translated.links ?? [])
      item.submenu?.columns.forEach((column, place) => {
        walk(column.links, translated.submenu?.columns[place]?.links ?? [])
      })
    })
  }
  walk(spanish.horizontal, menus.horizontal)
  walk(spanish.mobile, menus.mobile)
  walk(spanish.megamenu, menus.megamenu)
  return [...rows.values()]
}
