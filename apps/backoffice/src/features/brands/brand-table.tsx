import { Button, Image, Table, VisuallyHidden } from '@mantine/core'
import type { DeskBrand } from '../../data/port/brands.port.ts'
import { useText } from '../../shell/texts.tsx'

/** Brands with their logos. */
export function BrandTable({ brands, onEdit }: { brands: DeskBrand[]; onEdit: (brand: DeskBrand) => void }) {
  const text = useText()
  return (
    <Table verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={120}>{text('BRANDS_LOGO')}</Table.Th>
          <Table.Th>{text('PRODUCTS_NAME')}</Table.Th>
          <Table.Th visibleFrom="sm">{text('BRANDS_COUNTRY')}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{text('SHIPPING_EDIT')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {brands.map((brand) => (
          <Table.Tr key={brand.id}>
            <Table.Td>
              {brand.fields.image !== '' && (
                <Image
                  src={`/media/${brand.fields.image}`}
                  alt=""
                  w={96}
                  h={48}
                  fit="contain"
                  loading="lazy"
                />
              )}
            </Table.Td>
            <Table.Th scope="row" fw={600}>
              {brand.fields.name}
            </Table.Th>
            <Table.Td visibleFrom="sm">{brand.fields.country}</Table.Td>
            <Table.Td ta="end">
              <Button
                variant="default"
                size="xs"
                aria-label={text('SHIPPING_EDIT_OF', { name: brand.fields.name })}
                onClick={() => onEdit(brand)}
              >
                {text('SHIPPING_EDIT')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
