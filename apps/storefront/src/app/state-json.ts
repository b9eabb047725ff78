import type { DehydratedState } from '@tanstack/react-query'
import { escapeJson } from '../shell/escape.ts'
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

const dataJson = ({ queryKey, state: { data } }: Query): string =>
  queryKey[0] === 'content' ? writtenJson(data) : escapeJson(data)

function queryJson(query: Query): string {
  const { state, ...rest } = query
  const { data: _, ...more } = state
  return `{"state":{"data":${dataJson(query)},${escapeJson(more).slice(1)},${escapeJson(rest).slice(1)}`
}

/** What the document carries, as JSON that can stand in a script element: what many documents share is written once. */
export function stateJson({ queries: { queries, mutations }, ...state }: PageState): string {
  const list = queries.map(queryJson).join(',')
  return `{"queries":{"mutations":${escapeJson(mutations)},"queries":[${list}]},${escapeJson(state).slice(1)}`
}
