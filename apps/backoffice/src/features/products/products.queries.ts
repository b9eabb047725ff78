import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EditedProduct } from '#rules/products/product.ts'
import type { DeskProduct, ListedProduct, ProductFilter, ProductSort } from '../../data/port/products.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'

export const productsKey = ['products'] as const

const pageLength = 50

/** Products page by page, as they stand now. */
export function useProducts(filter: ProductFilter, sorting: ProductSort | null) {
  const { products } = useData()
  return useInfiniteQuery({
    queryKey: [...productsKey, 'list', filter, sorting],
    queryFn: ({ pageParam }) => products.list(filter, sorting, pageParam),
    initialPageParam: null as ListedProduct | null,
    getNextPageParam: (page) => (page.length < pageLength ? undefined : page.at(-1)),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

/** One to edit, as it stands when it is opened: what is typed is not taken away by a later answer. */
export function useProduct(id: number) {
  const { products } = useData()
  return useQuery({
    queryKey: [...productsKey, 'one', id],
    queryFn: () => products.find(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function useProductHistory(id: number) {
  const { products } = useData()
  return useInfiniteQuery({
    queryKey: [...productsKey, 'history', id],
    queryFn: ({ pageParam }) => products.history(id, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    staleTime: 0,
  })
}

export function useCategories() {
  const { products } = useData()
  return useQuery({ queryKey: [...productsKey, 'categories'], queryFn: products.categories })
}

export function useBrands() {
  const { products } = useData()
  return useQuery({ queryKey: [...productsKey, 'brands'], queryFn: products.brands })
}

/** Saves a product; what it replies is what stands, and every list is asked for anew. */
export function useSaveProduct<Given>(
  save: (given: Given) => Promise<DeskProduct>,
  onDone: (saved: DeskProduct, given: Given) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: async (saved, given) => {
      queries.setQueryData([...productsKey, 'one', saved.id], saved)
      onDone(saved, given)
      await Promise.all(
        ['list', 'history'].map((part) => queries.invalidateQueries({ queryKey: [...productsKey, part] })),
      )
    },
  })
}

/** Shows a product with fields that are not saved on the page that it will have; a 0 is one that never was saved. */
export function usePreviewProduct(id: number) {
  const { products } = useData()
  return useMutation({
    mutationFn: (fields: Partial<EditedProduct>) =>
      id !== 0 && Object.keys(fields).length === 0
        ? products.preview(id)
        : products.previewChanged(id === 0 ? null : id, fields),
    onSuccess: (path) => void window.open(path, '_blank', 'noopener'),
  })
}
