import type { MenuItem } from '../../../data/port/content.port.ts'
import { useRoute } from '../../../shell/router.tsx'
import { Link, type LinkProps } from '../../../ui/actions/link.tsx'

/** Where an item of a menu leads: to the list of its category, or to its own address where it has none. */
function targetOf({ categoryId, url }: MenuItem): string {
  return categoryId === null || url.includes('idCategoria=')
    ? url
    : `/shop/shop-list?idCategoria=${categoryId}`
}

/** A link of a menu. A category's goes home first, then to the list filtered by it (specification §2). */
export function MenuLink({ item, ...rest }: Omit<LinkProps, 'to' | 'by'> & { item: MenuItem }) {
  const { path, query } = useRoute()
  const { categoryId } = item
  const to = targetOf(item)
  const isHere =
    categoryId === null
      ? path === to
      : /^\/shop(\/shop-list)?$/.test(path) &&
        !query.has('nameProduct') &&
        query.get('idCategoria') === String(categoryId) &&
        !to.includes('nameProduct')
  return (
    <Link
      {...rest}
      to={to}
      by={categoryId === null ? undefined : '/'}
      lang={item.lang}
      aria-current={isHere ? 'page' : undefined}
    >
      {item.title}
      {rest.children}
    </Link>
  )
}
