import type { IncomingHttpHeaders } from 'node:http'

/** A request as far as its headers: all that a session is read from. */
export type ReadsHeaders = {
  headers: IncomingHttpHeaders
}

/** A reply as far as its headers: all that a session's cookies need. */
export type SetsHeaders = {
  header(name: string, value: string | string[]): unknown
}
