import { Button, Group } from '@mantine/core'
import { IconPlus, IconTag } from '@tabler/icons-react'
import { Link, useSearch } from 'wouter'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { useMember } from '../session/session.queries.ts'
import { mayEditProducts } from './may-edit-products.ts'
import { isNarrowed, ProductFilters } from './product-filters.tsx'
import { ProductOrder } from './product-order.tsx'
import { ProductTable } from './product-table.tsx'
import { useProducts } from './products.queries.ts'
import { useProductFilter } from './use-product-filter.ts'

/** All products, drafts among them, with what narrows them. */
export function ProductList() {
  const text = useText()
  const { filter, change, sorting, sort } = useProductFilter()
  const products = useProducts(filter, sorting)
  const isEditor = mayEditProducts(useMember().role)
  const query = useSearch()
  const isPhone = useIsPhone()
  return (
    <Page
      title={text('PRODUCTS_TITLE')}
      lead={text('PRODUCTS_LEAD')}
      size="xl"
      acts={
        isEditor && (
          <Group gap="xs">
            <Button component={Link} href={`/productos/precios?${query}`} variant="default">
              {text('PRODUCTS_BULK')}
            </Button>
            <Button component={Link} href="/productos/nuevo" leftSection={<IconPlus size={16} aria-hidden />}>
              {text('PRODUCTS_ADD')}
            </Button>
          </Group>
        )
      }
    >
      <ProductFilters filter={filter} onChange={change} />
      {isPhone && <ProductOrder sorting={sorting} onSort={sort} />}
      <Loaded query={products}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <NoProducts isNarrowed={isNarrowed(filter)} isEditor={isEditor} />
          ) : (
            <ProductTable products={pages.flat()} sorting={sorting} onSort={sort} />
          )
        }
      </Loaded>
      <MoreButton query={products} />
    </Page>
  )
}

/** Why there are none: nothing is as it is looked for, or the shop has none yet, which come in by a file or one by one. */
function NoProducts({ isNarrowed, isEditor }: { isNarrowed: boolean; isEditor: boolean }) {
  const text = useText()
  if (isNarrowed) return <Empty icon={IconTag}>{text('PRODUCTS_NONE')}</Empty>
  const act = isEditor && (
    <Button component={Link} href="/importar" variant="default">
      {text('PRODUCTS_IMPORT')}
    </Button>
  )
  return (
    <Empty icon={IconTag} act={act}>
      {text('PRODUCTS_NONE_YET')}
    </Empty>
  )
}
