import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { type Brand, productName } from '#rules/shop/brand.ts'
import { brandRoles } from '#rules/shop/brand-colors.ts'

export type BrandFilesSource = {
  brand(): Promise<Brand>
  /** The file of an uploaded picture's drawing; null where there is none. */
  drawing(key: string, name: string): Promise<Buffer | null>
}

type Manifest = {
  name: string
  short_name: string
  theme_color: string
  icons: object[]
  shortcuts: object[]
}

/** What a browser asks for at most once, and is to show what the owner has saved: its own copy is checked each time. */
const checked = 'no-cache'

/** Files at the root that show the shop's own name, colour and picture; each sends the built file where none is set. */
export const brandFiles: Record<
  string,
  (reply: FastifyReply, from: BrandFilesSource & { client: string }) => Promise<unknown>
> = {
  'favicon.svg': async (reply, { brand, drawing, client }) => {
    const { logo } = await brand()
    const [, key = '', name = ''] = /\/fotos\/(\w+)\/([\w.]+)$/.exec(logo) ?? []
    const picture = key ? await drawing(key, name) : null
    reply.header('cache-control', checked)
    return picture
      ? reply.type('image/svg+xml').send(asDrawing(picture))
      : reply.sendFile('favicon.svg', client)
  },

  'manifest.webmanifest': async (reply, { brand, client }) => {
    const built = JSON.parse(await readFile(join(client, 'manifest.webmanifest'), 'utf8')) as Manifest
    reply.header('cache-control', checked).type('application/manifest+json')
    return reply.send(JSON.stringify(manifestOf(await brand(), built)))
  },

  'sw.js': async (reply, { brand, client }) => {
    const built = await readFile(join(client, 'sw.js'), 'utf8')
    return reply.type('text/javascript; charset=utf-8').send(workerOf(built, (await brand()).name))
  },
}

/** A picture inside a drawing, so that one address serves both: nobody's own SVG is taken. */
const asDrawing = (picture: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/webp;base64,${picture.toString('base64')}"/></svg>`

/**
 * The built worker, whose page without a network is titled by the shop's name: in entities, which end no text of a
 * script and no element.
 */
export const workerOf = (built: string, shop: string): string =>
  shop === productName
    ? built
    : built.replace(`| ${productName}</title>`, () => `| ${[...shop].map(entityOf).join('')}</title>`)

const entityOf = (character: string): string =>
  /[\p{L}\p{N} ]/u.test(character) ? character : `&#${character.codePointAt(0)};`

/** The built manifest with what the owner has chosen. A wide picture is no icon: the built ones stay. */
export function manifestOf({ name, color, logo, logoRatio }: Brand, built: Manifest): Manifest {
  const isSquare = logo !== '' && logoRatio > 0.8 && logoRatio < 1.25
  const icons = isSquare ? [{ src: logo, sizes: '320x320', type: 'image/webp', purpose: 'any' }] : built.icons
  return {
    ...built,
    ...(name !== productName && { name, short_name: name }),
    ...(color && { theme_color: brandRoles(color).light['bar-deep'] ?? built.theme_color }),
    icons,
    shortcuts: isSquare ? built.shortcuts.map((each) => ({ ...each, icons })) : built.shortcuts,
  }
}
