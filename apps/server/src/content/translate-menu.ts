import type { MenuItem } from './content.tables.ts'
import type { menuTranslations } from './content-translations.tables.ts'

/** A menu with all below it; a link that is not translated stays as it is and says that it is Spanish. */
export function translateMenu(
  items: readonly MenuItem[],
  known: readonly (typeof menuTranslations.$inferSelect)[],
): MenuItem[] {
  const keyOf = (title: string, url: string) => JSON.stringify([title, url])
  const byLink = new Map(known.map((row) => [keyOf(row.title, row.url), row]))

  function translate(item: MenuItem): MenuItem {
    const own = byLink.get(keyOf(item.title, item.url))
    const { links, submenu } = item
    return {
      ...item,
      ...(own ? { title: own.translatedTitle, url: own.translatedUrl } : { language: 'es' as const }),
      ...(links && { links: links.map(translate) }),
      ...(submenu && {
        submenu: {
          ...submenu,
          columns: submenu.columns.map((column) => ({ ...column, links: column.links.map(translate) })),
        },
      }),
    }
  }
  return items.map(translate)
}
