import { useMemo } from 'react'
import type { ProductFilter, ProductSort, ProductState } from '../../data/port/products.port.ts'
import { idValue, oneOf, wordsOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'

const defaults = { texto: '', estado: 'all', categoria: '', marca: '', sin_stock: '', orden: '', sentido: '' }

const orders: Record<string, ProductSort['by']> = {
  nombre: 'name',
  codigo: 'sku',
  stock: 'stock',
  precio: 'price',
  cambio: 'changed',
}

const values = {
  texto: wordsOf(100),
  estado: oneOf(['all', 'published', 'draft']),
  categoria: idValue,
  marca: idValue,
  sin_stock: oneOf(['1']),
  orden: oneOf(Object.keys(orders)),
  sentido: oneOf(['desc']),
}

/** What narrows the list of products and puts it in order, as it stands in the address. */
export function useProductFilter(): {
  filter: ProductFilter
  change: (part: Partial<ProductFilter>) => void
  sorting: ProductSort | null
  sort: (sorting: ProductSort | null) => void
} {
  const { filters, set } = useAddressFilters(defaults, values)
  const filter = useMemo(
    () => ({
      text: filters.texto,
      state: filters.estado as ProductState,
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
  const by = orders[filters.orden]
  const sorting = by === undefined ? null : { by, isDescending: filters.sentido === 'desc' }
  const sort = (next: ProductSort | null) => {
    const orden = Object.keys(orders).find((name) => orders[name] === next?.by) ?? ''
    set({ orden, sentido: next?.isDescending ? 'desc' : '' })
  }
  return { filter, change, sorting, sort }
}
