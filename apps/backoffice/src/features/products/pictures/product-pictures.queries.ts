import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PicturesChange, ProductPictures } from '../../../data/port/pictures.port.ts'
import { useData } from '../../../shell/data-context.tsx'

const drawingEvery = 1500

const keyOf = (productId: number) => ['product-pictures', productId]

/** A product's pictures, asked for again while some are being made ready. */
export function useProductPictures(productId: number) {
  const { pictures } = useData()
  return useQuery({
    queryKey: keyOf(productId),
    queryFn: () => pictures.ofProduct(productId),
    refetchInterval: ({ state }) =>
      state.data?.coming.some((each) => each.state === 'drawing') ? drawingEvery : false,
  })
}

/** Saves what was changed of those that were read; what stands then is kept. */
export function useSavePictures(productId: number, onSaved: () => void) {
  const { pictures } = useData()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ version, change }: { version: number; change: PicturesChange }) =>
      pictures.save(productId, version, change),
    onSuccess: (saved: ProductPictures) => {
      onSaved()
      queries.setQueryData(keyOf(productId), saved)
    },
    onError: () => queries.invalidateQueries({ queryKey: keyOf(productId) }),
  })
}

/** Sends files one after the other and tells of each that was refused. */
export function useUploadPictures(productId: number, onRefused: (name: string, error: unknown) => void) {
  const { pictures } = useData()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        await pictures.upload(file, productId).catch((error: unknown) => onRefused(file.name, error))
        await queries.invalidateQueries({ queryKey: keyOf(productId) })
      }
    },
  })
}
