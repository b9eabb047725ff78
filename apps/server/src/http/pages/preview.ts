import type { FastifyRequest } from 'fastify'
import type { PreviewedReplies } from '../../previews/previewed-replies.ts'
import { previewParameter } from '../../previews/previews.service.ts'

/** Beside those of a page: nobody keeps it, no search finds it, and the desk alone may frame it. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
}

/** What opens a preview, where an address has it. What stands before its query may be no URL, as `//` is none. */
export const previewTokenOf = ({ url }: Pick<FastifyRequest, 'url'>): string | null =>
  url.includes(`${previewParameter}=`)
    ? new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(previewParameter)
    : null

/** A policy under which the desk may frame a page. */
export const framedByDesk = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")

/** A `fetch` whose replies are those of a preview, and for other calls those of the shop. */
export function previewFetch(
  replies: PreviewedReplies,
  language: 'es' | 'en' | 'ru',
  shop: typeof fetch,
): typeof fetch {
  const named: Readonly<Record<string, Partial<Record<string, unknown>>>> = replies
  return async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost')
    const previewed = named[pathname.slice('/api/'.length)]
    if (!previewed) return shop(input, init)
    return new Response(JSON.stringify(previewed[language] ?? null), {
      headers: { 'content-type': 'application/json' },
    })
  }
}
