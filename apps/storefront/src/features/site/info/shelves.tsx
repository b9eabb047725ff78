import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import type { PreloadContext } from '../../../shell/page.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { productListQuery } from '../../product-cards/catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../../product-cards/product-grid.tsx'
import type { InfoShelf, InfoTexts } from './info-text.ts'
import styles from './shelves.module.css'

/** The shelves ask alike in every language. */
export async function preloadShelves(
  { queryClient, data }: PreloadContext,
  { es: { shelves = [] } }: InfoTexts,
): Promise<void> {
  await Promise.all(shelves.map(({ query }) => queryClient.prefetchQuery(productListQuery(data, query))))
}

/** Rows of products that belong to a page; one that is empty, or cannot be read, leaves no trace. */
export function Shelves({ shelves }: { shelves: readonly InfoShelf[] }) {
  return shelves.map((shelf) => <Shelf key={shelf.title} shelf={shelf} />)
}

function Shelf({ shelf: { title, query, to } }: { shelf: InfoShelf }) {
  const text = useText()
  const products = useQuery(productListQuery(useData(), query))
  if (products.isError || products.data?.items.length === 0) return null
  return (
    <section className={styles.shelf} data-screen>
      <header>
        <h2>{title}</h2>
        <Link to={to} aria-label={`${text('SITE_INFO_ALL')}: ${title}`}>
          {text('SITE_INFO_ALL')}
        </Link>
      </header>
      {products.data ? (
        <ProductGrid products={products.data.items} />
      ) : (
        <ProductGridSkeleton count={query.limit ?? 4} />
      )}
    </section>
  )
}
