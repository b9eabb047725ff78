import { useMemo } from 'react'
import type { ProductFilter, ProductState } from '../../data/port/products.port.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'

const defaults = { texto: '', estado: 'all', categoria: '', marca: '', sin_stock: '' }

const states: readonly string[] = ['all', 'published', 'draft']

/** What narrows the list of products, as it stands in the address. */
export function useProductFilter(): {
  filter: ProductFilter
  change: (part: Partial<ProductFilter>) => void
} {
  const { filters, set } = useAddressFilters(defaults)
  const filter = useMemo(
    () => ({
      text: filters.texto,
      state: (states.includes(filters.estado) ? filters.estado : 'all') as ProductState,
      categoryId: Number(filters.categoria) || null,
      brandId: Number(filters.marca) || null,
      withoutStock: filters.sin_stock === '1',
    }),
    [filters],
  )
  const change = (part: Partial<ProductFilter>) =>
    set({
      ...(part.text !== undefined && { texto: part.text }),
      ...(part.state !== undefined && { estado: part.state }),
      ...(part.categoryId !== undefined && { categoria: String(part.categoryId ?? '') }),
      ...(part.brandId !== undefined && { marca: String(part.brandId ?? '') }),
      ...(part.withoutStock !== undefined && { sin_stock: part.withoutStock ? '1' : '' }),
    })
  return { filter, change }
}
