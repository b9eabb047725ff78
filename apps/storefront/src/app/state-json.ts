import type { DehydratedState } from '@tanstack/react-query'
import { escapeJson } from '../shell/escape.ts'
import type { Piece } from './document-bytes.ts'
import type { PageState } from './page-state.ts'

type Query = DehydratedState['queries'][number]

/** What the shop says in every page, such as its menus, by the data itself. */
const written = new WeakMap<object, string>()

/** As JSON that is written once for each datum. */
export function writtenJson(data: unknown): string {
  if (typeof data !== 'object' || data === null) return escapeJson(data)
  const json = written.get(data) ?? escapeJson(data)
  written.set(data, json)
  return json
}

const isShared = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => queryKey[0] === 'content'

function queryJson({ state, ...rest }: Query): string {
  const { data, ...more } = state
  const json = isShared(rest) ? writtenJson(data) : escapeJson(data)
  return `{"state":{"data":${json},${escapeJson(more).slice(1)},${escapeJson(rest).slice(1)}`
}

/** Queries of what the shop says in every page, by the data themselves. */
const encoded = new WeakMap<object, { queryHash: string; bytes: Buffer }>()

/**
 * A query as bytes that are written once for each datum. They say when the first page read it: a browser takes all that a
 * document carries as read when it came (`carriedQueries`).
 */
function queryPiece(query: Query): Piece {
  const {
    queryHash,
    state: { data },
  } = query
  if (!isShared(query) || typeof data !== 'object' || data === null) return queryJson(query)
  const known = encoded.get(data)
  if (known?.queryHash === queryHash) return known.bytes
  const bytes = Buffer.from(queryJson(query))
  encoded.set(data, { queryHash, bytes })
  return bytes
}

/** What the document carries, as JSON that can stand in a script element: what many documents share is written once. */
export function stateJson({ queries: { queries, mutations }, ...state }: PageState): Piece[] {
  return [
    `{"queries":{"mutations":${escapeJson(mutations)},"queries":[`,
    ...queries.flatMap((query, index) => (index === 0 ? [queryPiece(query)] : [',', queryPiece(query)])),
    `]},${escapeJson(state).slice(1)}`,
  ]
}
