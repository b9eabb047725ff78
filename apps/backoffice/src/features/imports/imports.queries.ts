import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FilePage, Import } from '../../data/port/imports.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'

const importsKey = ['imports'] as const
const pageLength = 25

const isUnderWay = (row: Import | undefined) => row?.state === 'checking' || row?.state === 'applying'
const awaitsPictures = (row: Import | undefined) => (row?.pictures.waiting ?? 0) > 0

export function useImports() {
  const { imports } = useData()
  return useInfiniteQuery({
    queryKey: [...importsKey, 'list'],
    queryFn: ({ pageParam }) => imports.list(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    staleTime: 0,
  })
}

/** One file; asked for again each second while it is under way. */
export function useImport(id: number) {
  const { imports } = useData()
  return useQuery({
    queryKey: [...importsKey, id],
    queryFn: () => imports.find(id),
    refetchInterval: ({ state }) =>
      isUnderWay(state.data) ? 1000 : awaitsPictures(state.data) ? 5000 : false,
    staleTime: 0,
  })
}

export function useImportErrors(row: Import) {
  const { imports } = useData()
  return useQuery({
    queryKey: [...importsKey, row.id, 'errors', row.state, row.pictures.failed],
    queryFn: () => imports.errors(row.id),
    enabled: row.errors + row.pictures.failed > 0 && !isUnderWay(row),
  })
}

/** Does something to a file; what stands of it is then shown, also where it is refused or broken off. */
export function useImportAct<Given>(act: (given: Given) => Promise<Import>, onDone?: (row: Import) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async (row) => {
      queries.setQueryData([...importsKey, row.id], row)
      onDone?.(row)
      await queries.invalidateQueries({ queryKey: [...importsKey, 'list'] })
    },
    onError: () => queries.invalidateQueries({ queryKey: importsKey }),
  })
}

/** Makes a file and hands it to the browser. */
export const useSaved = (fileName: string, make: () => Promise<Blob>) =>
  useMutation({
    mutationFn: async () => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await make())
      link.download = fileName
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 1000)
    },
  })

/** Gathers the pages of a file and hands them to the browser as one. */
export const useDownload = (fileName: string, page: (after: number | null) => Promise<FilePage>) =>
  useSaved(fileName, async () => {
    const parts = ['\ufeff']
    let next: number | null = null
    do {
      const read: FilePage = await page(next)
      parts.push(read.csv)
      next = read.next
    } while (next !== null)
    return new Blob(parts, { type: 'text/csv;charset=utf-8' })
  })
