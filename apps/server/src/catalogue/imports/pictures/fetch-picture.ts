import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { ArchiveError } from '#import/pictures/picture-archive.ts'
import { isPublicUrl, publicLookup } from '../../../integrations/public-address.ts'

/** `isFinal`: asking again would not help. */
export type FetchedPicture = { bytes: Buffer } | { error: FetchError | ArchiveError; isFinal: boolean }
export type FetchError = 'PICTURE_ADDRESS' | 'PICTURE_LARGE' | 'PICTURE_AWAY'
export type FetchPicture = (url: string) => Promise<FetchedPicture>

const mostBytes = 25 * 1024 * 1024
const waitMs = 30_000
const mostRedirects = 5

type Reach = { targets: 'public' | 'any'; signal: AbortSignal }

/**
 * Fetches a file of up to 25 MB within half a minute, over at most five redirects. With `targets: 'public'` from addresses
 * of the internet alone: each one that it is led to is looked at, and what is connected to is what was looked at; 'any' is
 * for tests. It never throws.
 */
export function pictureFetcher({ targets }: { targets: 'public' | 'any' }): FetchPicture {
  return async (url) => {
    const reach = { targets, signal: AbortSignal.timeout(waitMs) }
    try {
      let at = url
      for (let hop = 0; hop <= mostRedirects; hop += 1) {
        const reply = await ask(at, reach)
        if (reply === null) return { error: 'PICTURE_ADDRESS', isFinal: true }
        const { statusCode: status = 0, headers } = reply
        if (status >= 300 && status < 400 && headers.location) {
          reply.destroy()
          at = new URL(headers.location, at).href
          continue
        }
        if (status === 200) return await readWhole(reply)
        reply.destroy()
        return {
          error: 'PICTURE_AWAY',
          isFinal: status >= 400 && status < 500 && ![408, 425, 429].includes(status),
        }
      }
      return { error: 'PICTURE_ADDRESS', isFinal: true }
    } catch (error) {
      const isWrong =
        error instanceof TypeError || (error instanceof Error && error.message === 'not a public address')
      return isWrong ? { error: 'PICTURE_ADDRESS', isFinal: true } : { error: 'PICTURE_AWAY', isFinal: false }
    }
  }
}

/** Null for an address that is not to be asked. */
function ask(url: string, { targets, signal }: Reach): Promise<IncomingMessage | null> {
  const isAsked = targets === 'any' ? /^https?:/.test(url) : isPublicUrl(url, ['https:', 'http:'])
  if (!isAsked) return Promise.resolve(null)
  const send = url.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const sent = send(
      url,
      {
        headers: { accept: 'image/webp,image/jpeg,image/png', 'user-agent': 'Huella-Import/1' },
        agent: false,
        signal,
        ...(targets === 'public' && { lookup: publicLookup }),
      },
      resolve,
    )
    sent.on('error', reject)
    sent.end()
  })
}

async function readWhole(reply: IncomingMessage): Promise<FetchedPicture> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of reply as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > mostBytes) {
      reply.destroy()
      return { error: 'PICTURE_LARGE', isFinal: true }
    }
    pieces.push(piece)
  }
  return { bytes: Buffer.concat(pieces) }
}
