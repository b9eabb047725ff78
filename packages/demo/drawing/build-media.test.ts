import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deliveryKinds } from '#chile/delivery-kinds.ts'
import { banners } from '../data/banners.ts'
import { brands } from '../data/brands.ts'
import { carriers } from '../data/carriers.ts'
import { categories } from '../data/categories.ts'
import { megamenu } from '../data/menus.ts'
import { products } from '../data/products.ts'
import { slides } from '../data/slides.ts'
import { buildMedia, drawMedia } from './build-media.ts'

test('every file that the data names is drawn, and no two packshots are equal', () => {
  const media = drawMedia()
  const named = [
    ...products.flatMap((product) => product.images.map((image) => image.file)),
    ...products.flatMap(({ options }) =>
      options.flatMap(({ values }) => values.flatMap(({ image }) => image ?? [])),
    ),
    ...slides.flatMap((slide) => [slide.imageClassic, slide.imageFull, slide.imageMobile]),
    ...banners.map((banner) => banner.image),
    ...carriers.map((carrier) => carrier.logo),
    ...deliveryKinds.map((kind) => kind.logo),
    ...megamenu.flatMap((item) => item.submenu?.image ?? []),
    ...brands.map((brand) => `brand-${brand.slug}.svg`),
    ...categories.map((category) => `category-${category.slug}.svg`),
  ]
  for (const file of named) expect(media.has(file), file).toBe(true)
  const objects = products.map((product) => media.get(`p-${product.id}.svg`)?.replace(/#[0-9a-f]{6}/g, ''))
  expect(new Set(objects).size).toBe(products.length)
  for (const { options } of products) {
    for (const { kind, values } of options) {
      if (kind === 'color')
        expect(new Set(values.map(({ image }) => media.get(image ?? ''))).size).toBe(values.length)
    }
  }
  for (const picture of media.values()) expect(picture).not.toMatch(/NaN|undefined|<text/)
})

test('buildMedia writes once and then has nothing to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'huella-media-'))
  try {
    const written = await buildMedia(folder)
    const files = (await readdir(folder)).filter((file) => file.endsWith('.svg'))
    expect(files).toHaveLength(written)
    expect(await buildMedia(folder)).toBe(0)
  } finally {
    await rm(folder, { recursive: true })
  }
})
