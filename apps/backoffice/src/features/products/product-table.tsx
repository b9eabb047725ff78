import { Anchor, Badge, Group, Image, Table, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { ListedProduct, ProductSort } from '../../data/port/products.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { SortHeading } from '../../ui/lists/sort-heading.tsx'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'

/** Products one under the other; each opens by its name. On a phone its code and state stand below that. */
export function ProductTable({
  products,
  sorting,
  onSort,
}: {
  products: readonly ListedProduct[]
  sorting: ProductSort | null
  onSort: (sorting: ProductSort | null) => void
}) {
  const text = useText()
  const isPhone = useIsPhone()
  const order = { sorting, onSort }
  return (
    <WideTable
      minWidth={isPhone ? 0 : 760}
      verticalSpacing="xs"
      highlightOnHover
      aria-label={text('PRODUCTS_TITLE')}
    >
      <Table.Thead>
        <Table.Tr>
          <SortHeading label={text('PRODUCTS_NAME')} by="name" {...order} />
          {!isPhone && <SortHeading label={text('PRODUCTS_SKU')} by="sku" {...order} />}
          {!isPhone && <Table.Th>{text('PRODUCTS_STATE')}</Table.Th>}
          <SortHeading label={text('PRODUCTS_STOCK')} by="stock" isNumber {...order} />
          <SortHeading label={text('PRODUCTS_PRICE')} by="price" isNumber {...order} />
          {!isPhone && (
            <SortHeading
              label={text('PRODUCTS_CHANGED')}
              by="changed"
              isDescendingFirst
              isNumber
              {...order}
            />
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} isPhone={isPhone} />
        ))}
      </Table.Tbody>
    </WideTable>
  )
}

function ProductRow({ product, isPhone }: { product: ListedProduct; isPhone: boolean }) {
  const text = useText()
  const format = useFormat()
  const state = (
    <Badge variant="light" color={product.isPublished ? 'huella' : 'gray'}>
      {text(product.isPublished ? 'PRODUCTS_PUBLISHED' : 'PRODUCTS_DRAFT')}
    </Badge>
  )
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="sm" wrap="nowrap">
          <Image
            src={product.picture}
            fallbackSrc="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
            alt=""
            w={40}
            h={40}
            radius="sm"
            fit="contain"
            bg="var(--mantine-color-default-hover)"
            loading="lazy"
            style={{ flexShrink: 0 }}
          />
          <div style={{ overflowWrap: 'anywhere' }}>
            <Anchor component={Link} href={`/productos/${product.id}`} fw={600}>
              {product.name}
            </Anchor>
            {product.brand && (
              <Text size="sm" c="dimmed">
                {product.brand}
              </Text>
            )}
            {isPhone && (
              <Text size="sm" c="dimmed" className="tabular">
                {product.sku}
              </Text>
            )}
            {isPhone && !product.isPublished && state}
          </div>
        </Group>
      </Table.Td>
      {!isPhone && <Table.Td className="tabular">{product.sku}</Table.Td>}
      {!isPhone && <Table.Td>{state}</Table.Td>}
      <Table.Td ta="end" className="tabular" c={product.stock === 0 ? 'clay' : undefined}>
        {product.stock}
      </Table.Td>
      <Table.Td ta="end" className="tabular">
        {format.pesos(product.price)}
        {product.priceBefore !== null && (
          <Text size="sm" c="dimmed" td="line-through">
            {format.pesos(product.priceBefore)}
          </Text>
        )}
      </Table.Td>
      {!isPhone && (
        <Table.Td ta="end" className="tabular" style={{ whiteSpace: 'nowrap' }}>
          <Text size="sm">{format.moment(product.changedAt)}</Text>
        </Table.Td>
      )}
    </Table.Tr>
  )
}
