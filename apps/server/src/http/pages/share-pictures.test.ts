import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ReplyCache } from '../cache/reply-cache.ts'
import { registerSharePictures } from './share-pictures.ts'

test('a drawn picture is shared as a JPEG of 1200 × 630 on its own ground, and nothing else is', async () => {
  const media = await mkdtemp(join(tmpdir(), 'huella-media-'))
  const app = fastify()
  registerSharePictures(app, media, new ReplyCache(1024 * 1024))
  try {
    await writeFile(
      join(media, 'p-1.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#f4ecdf"/></svg>',
    )
    const reply = await app.inject('/media/share/p-1.jpg')
    expect(reply.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    })
    for (const file of ['p-2.jpg', 'p-1.svg', '..%2f..%2fpackage.jpg']) {
      expect((await app.inject(`/media/share/${file}`)).statusCode).toBe(404)
    }
  } finally {
    await app.close()
    await rm(media, { recursive: true, force: true })
  }
})
