import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

/**
 * The icons of the installed shop in a folder, drawn from the favicon's paths: light on the shop's green.
 * A maskable one fills its square, and the mark stays within the circle that every mask leaves.
 */
const target = resolve(process.argv[2])
const mark = await readFile(join(target, 'favicon.svg'), 'utf8')
const paths = [...mark.matchAll(/<path[^>]*\sd="([^"]+)"/g)].map(([, path]) => path)
const [toes, tread] = paths
if (paths.length !== 2) throw new Error('The favicon is no longer toes and tread: draw the icons anew.')

function icon({ radius, scale }) {
  const inset = (48 - 48 * scale) / 2
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="#0f5a47"/><g transform="translate(${inset} ${inset}) scale(${scale})"><path d="${toes}" fill="#faf7f1"/><path d="${tread}" fill="none" stroke="#f2b441" stroke-width="4.4" stroke-linecap="round"/></g></svg>`,
  )
}

const icons = [
  { name: 'icon-192', size: 192, radius: 11, scale: 0.72 },
  { name: 'icon-512', size: 512, radius: 11, scale: 0.72 },
  { name: 'icon-maskable-192', size: 192, radius: 0, scale: 0.58 },
  { name: 'icon-maskable-512', size: 512, radius: 0, scale: 0.58 },
  { name: 'apple-touch-icon', size: 180, radius: 0, scale: 0.7 },
]
await Promise.all(
  icons.map(({ name, size, radius, scale }) =>
    sharp(icon({ radius, scale }), { density: (72 * size) / 48 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(target, `${name}.png`)),
  ),
)
