import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deliveryKinds } from '#chile/delivery-kinds.ts'
import { banners } from '../data/banners.ts'
import { brands } from '../data/brands.ts'
import { carriers } from '../data/carriers.ts'
import { categories } from '../data/categories.ts'
import { megamenu } from '../data/menus.ts'
import { postTextsIn } from '../data/posts/in-language.ts'
import { posts } from '../data/posts/posts.ts'
import { products } from '../data/products.ts'
import { slides } from '../data/slides.ts'
import { demoIn, demoLanguages } from '../data/translations/demo-in.ts'
import { buildMedia, drawMedia } from './build-media.ts'
import { cardRecipes } from './card-recipes.ts'
import { drawCard } from './draw-card.ts'
import { recipes } from './recipes.ts'

const postLanguages = ['es', 'en', 'ru'] as const

test('every file that the data names is drawn, and no two packshots are equal', async () => {
  const media = await drawMedia()
  const translated = await Promise.all(demoLanguages.map((language) => demoIn(language)))
  const bodies = await Promise.all(postLanguages.map(async (language) => (await postTextsIn(language)).posts))
  const named = [
    ...[products, ...translated.map((demo) => demo.products)]
      .flat()
      .flatMap((product) => product.images.map((image) => image.file)),
    ...products.flatMap(({ options }) =>
      options.flatMap(({ values }) => values.flatMap(({ image }) => image ?? [])),
    ),
    ...posts.map((post) => post.image),
    ...bodies.flatMap((texts) => JSON.stringify(texts).match(/post-[a-z]+\.svg/g) ?? []),
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

test('each product has four pictures or more in each of its colours, and a food what is inside and the back of its pack as well', async () => {
  const media = await drawMedia()
  for (const { name, images, facts, options } of products) {
    const colours = options.flatMap(({ values }) => values.filter(({ image }) => image))
    for (const colour of colours.length > 0 ? colours : [undefined]) {
      const shown = images.filter(({ valueId }) => valueId === undefined || valueId === colour?.id)
      expect(shown.length, name).toBe(facts?.kind === 'food' ? 6 : 4)
    }
    const drawn = images.map(({ file }) => media.get(file))
    expect(new Set(drawn).size, name).toBe(images.length)
    const sizes = images.flatMap(({ file }) => (file.endsWith('-d.svg') ? [media.get(file)?.length] : []))
    expect(sizes.length, name).toBe(Math.max(1, colours.length))
    expect(Math.max(...sizes.map((size) => size ?? 0)), name).toBeLessThan(12_000)
  }
})

test('the second picture says the facts in each language, in letters of its own', async () => {
  const all = new Map(await cardRecipes())
  const [english, russian] = [all.get('p-1003-b.en.svg'), all.get('p-1003-b.ru.svg')]
  expect(english?.card).toEqual({
    width: '40 cm',
    height: '60 cm',
    facts: [
      { name: 'Life stage', value: 'Adult' },
      { name: 'Breed size', value: 'Small' },
    ],
  })
  expect(russian?.card.width).toBe('40 см')
  expect(new Set([recipes[2], english, russian].map((recipe) => recipe && drawCard(recipe))).size).toBe(3)
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

test('what stands in a slide stands whole: neither edge of its picture cuts it, whichever side the words are on', async () => {
  const media = await drawMedia()
  for (const file of slides.flatMap((slide) => [slide.imageClassic, slide.imageMobile])) {
    const { data, info } = await sharp(Buffer.from(media.get(file) ?? ''))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const column of [0, info.width - 8, info.width - 1]) {
      const greens = Array.from(
        { length: info.height },
        (_, row) => data[(row * info.width + column) * 3 + 1] ?? 0,
      )
      // A ground and a shadow differ little from top to bottom.
      expect(Math.max(...greens) - Math.min(...greens), `${file}, ${column} px`).toBeLessThan(32)
    }
  }
})
