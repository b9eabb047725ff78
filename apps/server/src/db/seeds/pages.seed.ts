import { pages } from '#demo/data/pages.ts'
import type { DemoPageText } from '#demo/data/types.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

const columnsOf = ({ title, description, body }: DemoPageText) => ({
  title,
  body,
  seo_description: description,
})

export async function seedPages(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'site_pages',
    pages.map(({ slug, texts }, index) => ({ id: index + 1, slug, published: true, ...columnsOf(texts.es) })),
  )
  await insertRows(
    tx,
    'site_page_translations',
    pages.flatMap(({ texts }, index) =>
      (['en', 'ru'] as const).map((language) => ({
        page_id: index + 1,
        language,
        ...columnsOf(texts[language]),
      })),
    ),
  )
  await advanceIdentity(tx, 'site_pages')
}
