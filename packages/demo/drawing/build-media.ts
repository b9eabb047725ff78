import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { banners } from '../data/banners.ts'
import { categories } from '../data/categories.ts'
import { products } from '../data/products.ts'
import { slides } from '../data/slides.ts'
import { cardRecipes } from './card-recipes.ts'
import { colourways } from './colourways.ts'
import { drawBack } from './draw-back.ts'
import { drawCard } from './draw-card.ts'
import { drawPackshot, svg } from './draw-packshot.ts'
import { drawContent, drawSize, drawUse } from './more-pictures.ts'
import { createPen } from './pen.ts'
import { carHeroes } from './posts/car-heroes.ts'
import { carInsides } from './posts/car-insides.ts'
import { petHeroes } from './posts/pet-heroes.ts'
import { petInsides } from './posts/pet-insides.ts'
import type { Recipe } from './recipe.ts'
import { recipes } from './recipes.ts'
import { bannerScenes, drawCategory, drawScene, slideScenes } from './scenes.ts'
import { brandSigns, carrierSigns } from './signs.ts'
import { drawingSources } from './sources.ts'

const stampFile = '.stamp'

function recipesUnder(categoryId: number): Recipe[] {
  const leaves = new Set([
    categoryId,
    ...categories.filter((category) => category.parentId === categoryId).map((category) => category.id),
  ])
  const inside = new Set(
    products
      .filter((product) => product.categoryIds.some((id) => leaves.has(id)))
      .map((product) => product.id),
  )
  return recipes.filter((recipe) => inside.has(recipe.id))
}

function categoryPictures(): [string, string][] {
  return categories.map((category) => {
    const inside = recipesUnder(category.id)
    const first = inside[0]
    const second = inside.find((recipe) => recipe.form !== first?.form) ?? inside[1]
    if (!first || !second) throw new Error(`Category ${category.slug} has no products to draw`)
    return [`category-${category.slug}.svg`, drawCategory([first, second])]
  })
}

function slidePictures(): [string, string][] {
  return slides.flatMap((slide, index) => {
    const scene = slideScenes[index]
    if (!scene) throw new Error(`No scene for the slide ${slide.title}`)
    return [
      [
        slide.imageClassic,
        drawScene(recipes, scene, { width: 1360, height: 640 }, { left: 494, top: 6, zoom: 0.94 }),
      ],
      [
        slide.imageFull,
        drawScene(recipes, scene, { width: 1920, height: 640 }, { left: 940, top: 0, zoom: 0.98 }),
      ],
      [
        slide.imageMobile,
        drawScene(recipes, scene, { width: 780, height: 560 }, { left: 14, top: 32, zoom: 0.83 }),
      ],
    ] satisfies [string, string][]
  })
}

function bannerPictures(): [string, string][] {
  return banners.map((banner, index) => {
    const scene = bannerScenes[index]
    if (!scene) throw new Error(`No scene for the banner ${banner.title}`)
    return [
      banner.image,
      drawScene(recipes, scene, { width: 900, height: 400 }, { left: 260, top: -62, zoom: 0.72 }),
    ]
  })
}

function postPictures(): [string, string][] {
  return Object.entries({ ...carHeroes, ...petHeroes, ...carInsides, ...petInsides }).map(([file, draw]) => {
    const pen = createPen('b')
    const markup = draw(pen)
    return [file, svg(900, 560, pen.defs, markup)]
  })
}

function contentOf(recipe: Recipe): [string, string][] {
  const picture = drawContent(recipe)
  return picture === null ? [] : [[`p-${recipe.id}-c.svg`, picture]]
}

const foods = new Map(
  products.flatMap(({ id, facts }) => (facts?.kind === 'food' ? [[id, facts.food] as const] : [])),
)

function backOf(recipe: Recipe): [string, string][] {
  const food = foods.get(recipe.id)
  return food ? [[`p-${recipe.id}-f.svg`, drawBack(recipe, food)]] : []
}

/** Products that are drawn in each of their colours. */
const coloured = new Set(colourways.map(([, { id }]) => id))

const inItsColour = (name: string, recipe: Recipe): [string, string][] => [
  [`${name}-b.svg`, drawCard(recipe)],
  [`${name}-d.svg`, drawSize(recipe)],
  [`${name}-e.svg`, drawUse(recipe)],
]

/** Every picture of the demonstration shop, by file name. */
export async function drawMedia(): Promise<Map<string, string>> {
  return new Map([
    ...recipes.flatMap((recipe): [string, string][] => [
      [`p-${recipe.id}.svg`, drawPackshot(recipe)],
      ...contentOf(recipe),
      ...(coloured.has(recipe.id) ? [] : inItsColour(`p-${recipe.id}`, recipe)),
      ...backOf(recipe),
    ]),
    ...(await cardRecipes()).map(([file, recipe]): [string, string] => [file, drawCard(recipe)]),
    ...colourways.flatMap(([file, recipe]): [string, string][] => [
      [file, drawPackshot(recipe)],
      ...inItsColour(file.replace('.svg', ''), recipe),
    ]),
    ...slidePictures(),
    ...bannerPictures(),
    ...postPictures(),
    ...categoryPictures(),
    ...Object.entries(brandSigns()),
    ...Object.entries(carrierSigns()),
  ])
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([recipes, await cardRecipes(), colourways, slides, banners, categories]),
  )
  for (const source of await drawingSources()) hash.update(source)
  return hash.digest('hex')
}

async function readStamp(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * Writes every picture into the folder and returns how many were written. Nothing is drawn, and the answer
 * is 0, when the folder already holds what these recipes and drawings give.
 */
export async function buildMedia(outDir: string): Promise<number> {
  await mkdir(outDir, { recursive: true })
  const stamp = join(outDir, stampFile)
  const now = await fingerprint()
  if ((await readStamp(stamp)) === now) return 0
  const media = await drawMedia()
  for (const [file, picture] of media) await writeFile(join(outDir, file), picture)
  await writeFile(stamp, now)
  return media.size
}
