import type { MenuItem } from '../../../data/port/content.port.ts'

type HasPage = (url: string) => boolean

const known = new WeakMap<readonly MenuItem[], { hasPage: HasPage; links: MenuItem[] }>()

/** The links of a menu that lead somewhere: pages of this shop that exist, and other sites. The same array for the same menu. */
export function workingLinks(items: readonly MenuItem[], hasPage: HasPage): MenuItem[] {
  const found = known.get(items)
  if (found?.hasPage === hasPage) return found.links
  const links = items
    .filter((item) => item.external || hasPage(item.url))
    .map((item) => ({
      ...item,
      links: workingLinks(item.links, hasPage),
      submenu: item.submenu && {
        ...item.submenu,
        columns: item.submenu.columns.map((column) => ({
          ...column,
          links: workingLinks(column.links, hasPage),
        })),
      },
    }))
  known.set(items, { hasPage, links })
  return links
}
