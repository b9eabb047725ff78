import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { DataPort } from '../data/port/port.ts'

/** What every page gets: the named parts of its path (decoded) and the query of its address. */
export type PageProps = {
  params: Record<string, string>
  query: URLSearchParams
}

export type PreloadContext = PageProps & {
  queryClient: QueryClient
  data: DataPort
}

/**
 * A page's module. `preload` fills the query cache with what the first view shows: awaited on the
 * server, fired on intent in the browser. It may reject; the page then shows its own error state.
 */
export type PageModule = {
  default: ComponentType<PageProps>
  preload?: (context: PreloadContext) => Promise<void>
  /** Whether the page can show itself by what the cache holds, before `preload` is done: then nothing is waited for. */
  hasPreview?: (context: PreloadContext) => boolean
  /** Its file, as the build's manifest names it: the server's build adds it (`page-sources.ts`). */
  source?: string
}
