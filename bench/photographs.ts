import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import sharp, { type Sharp } from 'sharp'
import { launchBrowser } from '#testing/browser/browser.ts'
import { view } from './first-view.ts'
import { type Measurement, median } from './measure.ts'

const runs = 3
const side = 1200
const media = join(import.meta.dirname, '..', 'dist', 'media')
const folder = 'bench'

/** As a shop would upload them: the quality at which each format shows a photograph without visible loss. */
const formats = {
  jpg: (picture: Sharp) => picture.jpeg({ quality: 82, mozjpeg: true }),
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
  avif: (picture: Sharp) => picture.avif({ quality: 60 }),
}

/**
 * The largest paint of a product whose picture is a photograph file, in each format, against the same page with its
 * drawn picture. The shop's own pictures are SVG, which is nothing to go by for who sells with photographs.
 */
export async function measurePhotographs(
  shopUrl: string,
  databaseUrl: string,
  slug: string,
): Promise<Measurement[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const browser = await launchBrowser()
  const files = await writePhotographs()
  const { rows } = await client.query<{ id: number; file: string }>(firstPicture, [slug])
  const [drawn] = rows
  if (!drawn) throw new Error(`The product ${slug} has no picture.`)
  const show = async (file: string) => {
    await client.query(
      `update product_pictures set file = $2 where product_id = $1 and position = (${firstPosition})`,
      [drawn.id, file],
    )
    await client.query(`select pg_notify('catalogue', nextval('catalogue_version') || ':*')`)
  }
  const paint = async () => {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      times.push((await view(browser, `${shopUrl}/shop/products/${slug}`)).lcp)
    }
    return median(times)
  }
  try {
    const measurements: Measurement[] = []
    for (const { file, bytes, format } of files) {
      await show(drawn.file)
      const yardstick = await paint()
      await show(file)
      const value = await paint()
      const size = `${side} px, ${Math.round(bytes / 1000)} kB`
      measurements.push({
        name: `product with a photograph (${format}, ${size}): largest paint, slow 4G, 4× CPU (yardstick: drawn)`,
        value,
        yardstick,
        ratio: value / yardstick,
        unit: 'ms',
      })
    }
    return measurements
  } finally {
    await show(drawn.file)
    await browser.close()
    await client.end()
    await rm(join(media, folder), { recursive: true, force: true })
  }
}

const firstPosition = 'select min(i.position) from product_pictures i where i.product_id = $1'
const firstPicture = `select p.id, i.file from products p join product_pictures i on i.product_id = p.id
  where p.slug = $1 order by i.position limit 1`

async function writePhotographs(): Promise<{ file: string; bytes: number; format: string }[]> {
  await mkdir(join(media, folder), { recursive: true })
  const picture = await photograph()
  const written = []
  for (const [format, encode] of Object.entries(formats)) {
    const bytes = await encode(sharp(picture)).toBuffer()
    const file = `${folder}/photograph.${format}`
    await writeFile(join(media, file), bytes)
    written.push({ file, bytes: bytes.length, format })
  }
  return written
}

/** Light and dark of several sizes over one another, as in a photograph of fur: what no drawing compresses to. */
async function photograph(): Promise<Buffer> {
  const layers = await Promise.all(
    [6, 24, 90, 300].map(async (size) => {
      const noise = sharp(randomBytes(size * size * 3), { raw: { width: size, height: size, channels: 3 } })
      const input = await noise.resize(side, side, { kernel: 'cubic' }).png().toBuffer()
      return { input, blend: 'soft-light' as const }
    }),
  )
  const ground = sharp({ create: { width: side, height: side, channels: 3, background: '#a5835f' } })
  return ground.composite(layers).png().toBuffer()
}
