import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PixelFields } from '../../data/port/shop.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useTypedPreview } from '../../ui/preview/use-typed-preview.ts'

const settingsKey = ['shop', 'settings'] as const
const stepsKey = ['shop', 'first-steps'] as const

/** What the owner sets, as it stands whenever the page is opened. */
export function useShopSettings() {
  const { shop } = useData()
  return useQuery({ queryKey: settingsKey, queryFn: shop.settings, staleTime: 0, gcTime: 0 })
}

/** How its backups stand whenever the page is opened. */
export function useBackups() {
  const { shop } = useData()
  return useQuery({ queryKey: ['shop', 'backups'], queryFn: shop.backups, staleTime: 0 })
}

/** What a new shop needs, and what of it stands by now. */
export function useFirstSteps() {
  const { shop } = useData()
  return useQuery({ queryKey: stepsKey, queryFn: shop.firstSteps, staleTime: 0 })
}

/** What pages would hold with the pixels that are typed or pasted, asked for whenever the typing pauses. */
export function usePixelPreview(changes: Partial<PixelFields>) {
  const { shop } = useData()
  return useTypedPreview(['shop', 'pixels'], changes, shop.previewPixels)
}

/** After a save what is told of the steps is read again. */
export function useStepsChanged(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: stepsKey })
}
