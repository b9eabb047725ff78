import type { MenuItem } from '../../../data/port/content.port.ts'

/** The links of a menu that lead somewhere: pages of this shop that exist, and other sites. */
export function workingLinks(items: readonly MenuItem[], hasPage: (url: string) => boolean): MenuItem[] {
  return items
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
}
