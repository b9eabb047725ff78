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
import { ProductFilters } from './product-filters.tsx'
import { ProductOrder } from './product-order.tsx'
import { ProductTable } from './product-table.tsx'
import { useProducts } from './products.queries.ts'
import { useProductFilter } from './use-product-filter.ts'

/** All products, drafts among them, with what narrows them. */
export function ProductList() {
  const text = useText()
  const { filter, change, sorting, sort } = useProductFilter()
  const products = useProducts(filter, sorting)
  const { role } = useMember()
  const query = useSearch()
  const isPhone = useIsPhone()
  return (
    <Page
      title={text('PRODUCTS_TITLE')}
      lead={text('PRODUCTS_LEAD')}
      size="xl"
      acts={
        mayEditProducts(role) && (
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
            <Empty icon={IconTag}>{text('PRODUCTS_NONE')}</Empty>
          ) : (
            <ProductTable products={pages.flat()} sorting={sorting} onSort={sort} />
          )
        }
      </Loaded>
      <MoreButton query={products} />
    </Page>
  )
}
