import fastify from 'fastify'
import { expect, test } from 'vitest'
import { CachedReply } from '../cache/cached-reply.ts'
import { sendCached } from '../cache/send-cached.ts'
import { safeHeaders } from './safe-headers.ts'

async function ask(url: string, https = false) {
  const app = fastify()
  safeHeaders(app, { https })
  const cached = await CachedReply.of('{}', { contentType: 'application/json' })
  app.get('/cached', (request, reply) => sendCached(request, reply, cached))
  app.get('/media/a.svg', (_request, reply) => reply.send(''))
  try {
    return (await app.inject(url)).headers
  } finally {
    await app.close()
  }
}

test.each(['/cached', '/media/a.svg', '/nothing'])('%s runs nothing and is framed nowhere', async (url) => {
  const headers = await ask(url)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': url.startsWith('/media/') ? 'cross-origin' : 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('geolocation=()')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('https stays https', async () => {
  expect((await ask('/cached', true))['strict-transport-security']).toBe('max-age=31536000')
})
