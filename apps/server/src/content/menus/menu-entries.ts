import { type ListEntry, listChangesOf } from '../../staff/log/changes-of.ts'
import type { LogChange } from '../../staff/staff.tables.ts'
import type { MenuItem } from '../content.tables.ts'
import type { menuTranslations } from '../content-translations.tables.ts'

/** A menu's entry as the desk edits it; texts and links of other languages are empty where they are the Spanish ones. */
export type MenuEntry = {
  title: string
  titleEn: string
  titleRu: string
  link: string
  linkEn: string
  linkRu: string
  /** Of its panel; empty for none. */
  image: string
  /** In a panel: in the column of the one before. */
  isSameColumn: boolean
  entries: MenuEntry[]
}

type Translation = typeof menuTranslations.$inferSelect

const keyOf = (title: string, url: string) => JSON.stringify([title, url])

/** A stored menu as entries, with what is known of them in other languages. */
export function entriesOf(items: readonly MenuItem[], known: readonly Translation[]): MenuEntry[] {
  const byKey = new Map(known.map((row) => [`${row.language} ${keyOf(row.title, row.url)}`, row]))

  function entryOf(item: MenuItem, isSameColumn: boolean): MenuEntry {
    const { title, url, links = [], submenu } = item
    const [en, ru] = (['en', 'ru'] as const).map((each) => byKey.get(`${each} ${keyOf(title, url)}`))
    const linkIn = (row: Translation | undefined) =>
      !row || row.translatedUrl === url ? '' : row.translatedUrl
    const inColumns = submenu?.columns.flatMap((column) =>
      column.links.map((link, index) => entryOf(link, index > 0)),
    )
    return {
      title,
      titleEn: en?.translatedTitle ?? '',
      titleRu: ru?.translatedTitle ?? '',
      link: url,
      linkEn: linkIn(en),
      linkRu: linkIn(ru),
      image: submenu?.image ?? '',
      isSameColumn,
      entries: inColumns ?? links.map((link) => entryOf(link, false)),
    }
  }
  return items.map((item) => entryOf(item, false))
}

/** How wide a panel and its columns are, in twelfths. */
const layoutOf = (columns: number) =>
  columns > 2 ? ({ size: 'xl', each: 3 } as const) : ({ size: 'md', each: 6 } as const)

/**
 * Entries as the shop reads them: where `hasPanels`, what stands below the outermost ones is a panel of columns, and a
 * list of links otherwise. `categoryIds` are those of categories by their slugs.
 */
export function itemsOf(
  entries: readonly MenuEntry[],
  { hasPanels, categoryIds }: { hasPanels: boolean; categoryIds: ReadonlyMap<string, number> },
): MenuItem[] {
  const itemOf = ({ title, link, entries: below }: MenuEntry): MenuItem => ({
    title,
    external: link.startsWith('https:'),
    url: link,
    categoryId: categoryIdOf(link, categoryIds),
    ...(below.length > 0 && { links: below.map(itemOf) }),
  })
  if (!hasPanels) return entries.map(itemOf)
  return entries.map((entry) => {
    const item = itemOf({ ...entry, entries: [] })
    if (entry.entries.length === 0) return item
    const columns: MenuEntry[][] = []
    for (const each of entry.entries) {
      const last = columns.at(-1)
      if (each.isSameColumn && last) last.push(each)
      else columns.push([each])
    }
    const { size, each } = layoutOf(columns.length)
    return {
      ...item,
      submenu: {
        type: 'megamenu' as const,
        size,
        ...(entry.image !== '' && { image: entry.image }),
        columns: columns.map((column) => ({ size: each, links: column.map(itemOf) })),
      },
    }
  })
}

/** The category that a link leads to, or searches in; null for none. */
function categoryIdOf(link: string, categoryIds: ReadonlyMap<string, number>): number | null {
  const url = URL.parse(link, 'https://shop.invalid')
  const [, slug] = /^\/shop\/category\/([a-z0-9-]+)$/.exec(url?.pathname ?? '') ?? []
  if (slug !== undefined) return categoryIds.get(slug) ?? null
  const searched = Number(url?.searchParams.get('idCategoria'))
  return [...categoryIds.values()].includes(searched) ? searched : null
}

/** Every entry, however deep. */
export const eachEntry = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...eachEntry(entry.entries)])

/** What entries say in another language, each title with its link once. */
export function translationsOf(entries: readonly MenuEntry[]): Translation[] {
  const rows = new Map<string, Translation>()
  for (const { title, link: url, ...entry } of eachEntry(entries)) {
    const texts = [
      ['en', entry.titleEn, entry.linkEn],
      ['ru', entry.titleRu, entry.linkRu],
    ] as const
    for (const [language, translatedTitle, translatedUrl] of texts) {
      if (translatedTitle === '') continue
      const row = { language, title, url, translatedTitle, translatedUrl: translatedUrl || url }
      rows.set(`${language} ${keyOf(title, url)}`, row)
    }
  }
  return [...rows.values()]
}

/** Each entry, however deep, under the names on the way to it. */
const namedEntries = (entries: readonly MenuEntry[], way = ''): [name: string, entry: MenuEntry][] =>
  entries.flatMap((entry) => {
    const name = way ? `${way} › ${entry.title}` : entry.title
    return [[name, entry], ...namedEntries(entry.entries, name)]
  })

/** What the log tells of each entry beside its place, and only of those that have it, under the field's name. */
const beside: Record<string, (entry: MenuEntry) => string> = {
  entriesEn: ({ titleEn, linkEn }) => leading(titleEn, linkEn),
  entriesRu: ({ titleRu, linkRu }) => leading(titleRu, linkRu),
  image: ({ image }) => image,
}

const leading = (title: string, link: string) => [title, link].filter(Boolean).join(' → ')

/** For the log: which entries came, went, lead elsewhere or stand in another order; their words in other languages and pictures. */
export function menuChanges(before: readonly MenuEntry[], after: readonly MenuEntry[]): LogChange[] {
  const [old, now] = [namedEntries(before), namedEntries(after)]
  const whole = (all: typeof old): ListEntry[] =>
    all.map(([key, { link }]) => ({ key, says: leading(key, link) }))
  // By their names: another order is told once.
  const parts = (all: typeof old, saidOf: (entry: MenuEntry) => string): ListEntry[] =>
    all
      .flatMap(([key, entry]) => (saidOf(entry) ? [{ key, says: `${key}: ${saidOf(entry)}` }] : []))
      .toSorted((one, other) => one.says.localeCompare(other.says, 'es'))
  return [
    ...listChangesOf('entries', whole(old), whole(now)),
    ...Object.entries(beside).flatMap(([field, saidOf]) =>
      listChangesOf(field, parts(old, saidOf), parts(now, saidOf)),
    ),
  ]
}
