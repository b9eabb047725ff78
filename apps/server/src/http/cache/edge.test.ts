import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '#testing/until.ts'
import { CachedReply, type Tags } from './cached-reply.ts'
import { edgeHeaders, purgeEdge, staleKeys } from './edge.ts'

const reply = (tags: Tags) => CachedReply.of('hola', { contentType: 'text/html', tags })

/** A CDN that refuses as often as it is told to; something may happen before it does. */
async function openCdn(refusals = 0, beforeRefusing = () => {}) {
  const purged: { keys: string[]; headers: IncomingHttpHeaders }[] = []
  let left = refusals
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    left -= 1
    if (left < 0) purged.push({ ...JSON.parse(body), headers: request.headers })
    else beforeRefusing()
    response.writeHead(left < 0 ? 200 : 503).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`, purged }
}

const opened = (url: string, problems: string[] = []) => {
  const edge = purgeEdge({
    ...{ url, secret: 'a-secret-of-the-cdn', gatherMs: 1, retryMs: 1 },
    report: (error) => void problems.push(error.message),
  })
  onTestFinished(() => edge.stop())
  return edge
}

test('a reply names what it shows, and what changes names it alike', async () => {
  const headersOf = edgeHeaders()
  expect(headersOf(await reply([7, 8]))).toEqual({
    'cdn-cache-control': 'public, max-age=300',
    'surrogate-key': 'shop p7 p8',
    'cache-tag': 'shop,p7,p8',
  })
  const anything = { 'surrogate-key': 'shop volatile' }
  expect(headersOf(await reply('any'))).toMatchObject(anything)
  expect(headersOf(await reply(Array.from({ length: 501 }, (_, at) => at)))).toMatchObject(anything)
  expect(staleKeys({ products: [8] })).toEqual(['volatile', 'p8'])
  expect(staleKeys('everything')).toEqual(['shop'])
})

test('changes that come together are purged together, with the secret', async () => {
  const { url, purged } = await openCdn()
  const { changes } = opened(url)
  changes.apply({ products: [7] })
  changes.apply({ products: [7, 9] })
  await until(() => expect(purged).toHaveLength(1))
  expect(purged[0]?.keys).toEqual(['volatile', 'p7', 'p9'])
  expect(purged[0]?.headers.authorization).toBe('Bearer a-secret-of-the-cdn')
  changes.pause()
  changes.resume()
  await until(() => expect(purged[1]?.keys).toEqual(['shop']))
})

test('a purge that is refused is sent until it is not, and said once', async () => {
  const { url, purged } = await openCdn(3)
  const problems: string[] = []
  const { changes } = opened(url, problems)
  changes.apply({ products: [7] })
  await until(() => expect(purged).toHaveLength(1))
  expect(purged[0]?.keys).toEqual(['volatile', 'p7'])
  expect(problems).toEqual(['The CDN answered a purge with 503.'])
})

test('more than a thousand keys are everything, also where half of them were refused', async () => {
  const some = (first: number) => ({ products: Array.from({ length: 600 }, (_, at) => first + at) })
  const { url, purged } = await openCdn(1, () => changes.apply(some(600)))
  const { changes } = opened(url)
  changes.apply(some(0))
  await until(() => expect(purged[0]?.keys).toEqual(['shop']))
  for (const first of [0, 600]) changes.apply(some(first))
  await until(() => expect(purged[1]?.keys).toEqual(['shop']))
})

test('what waits goes out before the shop ends', async () => {
  const { url, purged } = await openCdn()
  const edge = purgeEdge({ url, secret: 'x', gatherMs: 60_000, report: () => undefined })
  edge.changes.apply({ products: [7] })
  await edge.stop()
  expect(purged[0]?.keys).toEqual(['volatile', 'p7'])
})
