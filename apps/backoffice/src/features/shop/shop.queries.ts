import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

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

/** After a save what is told of the steps is read again. */
export function useStepsChanged(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: stepsKey })
}
