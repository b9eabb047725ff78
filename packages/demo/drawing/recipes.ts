import { brands } from '../data/brands.ts'
import { type CatalogueEntry, catalogue } from '../data/products/catalogue.ts'
import { contentOf } from '../data/products/measures.ts'
import { products } from '../data/products.ts'
import type { DemoProduct } from '../data/types.ts'
import type { Art } from './art.ts'
import { paletteColour } from './colours.ts'
import { formOf } from './form-of.ts'
import type { Recipe } from './recipe.ts'

const species: [RegExp, Art][] = [
  [/erizo/i, 'hedgehog'],
  [/cuy|hámster|chinchilla|roedor|degú|hurón/i, 'rodent'],
  [/conejo|gazapo|heno/i, 'rabbit'],
  [/tortuga|caparazón/i, 'turtle'],
  [/reptil|gecko|iguana|terrario|desierto|coco/i, 'lizard'],
  [/acuario|peces|goldfish|betta|escama|fondo|bacterias|agua/i, 'fish'],
  [/ave|catita|canario|loro|ninfa|agapornis|pájaro|plum|huevo/i, 'bird'],
]

function artOf(entry: CatalogueEntry): Art {
  if (entry.categoryId > 40) return 'none'
  if (entry.categoryId < 20) return 'dog'
  if (entry.categoryId < 30) return 'cat'
  const own = species.find(([pattern]) => pattern.test(entry.seed.name))
  const told = species.find(([pattern]) => pattern.test(entry.seed.facts.map((fact) => fact.value).join(' ')))
  return (own ?? told)?.[1] ?? 'rabbit'
}

/** Larger contents stand larger in the picture, within reason. */
function scaleOf(net: string | null): number {
  const content = contentOf(net)
  if (!content || content.unit === 'unit') return 1
  if (content.amount < 1) return content.amount < 0.12 ? 0.92 : content.amount < 0.3 ? 0.98 : 1.04
  return Math.min(1.06, 0.78 + Math.cbrt(content.amount) * 0.11)
}

function recipeOf(entry: CatalogueEntry, product: DemoProduct): Recipe {
  const { seed } = entry
  const brand = brands.find((candidate) => candidate.slug === seed.brand)
  if (!brand) throw new Error(`Unknown brand ${seed.brand}`)
  return {
    id: entry.id,
    form: formOf(seed.kind, seed.name),
    ground: product.images[0]?.ground ?? '#f4ecdf',
    main: paletteColour(seed.colours[0]),
    second: paletteColour(seed.colours[1]),
    brand: { slug: brand.slug, name: brand.name, ink: brand.ink, ground: brand.ground },
    title: seed.label,
    subline: seed.subline,
    badge: seed.net?.replace(/^1 un$/, '×1').replace(/^(\d+) un$/, '×$1') ?? null,
    art: artOf(entry),
    scale: scaleOf(seed.net),
    turn: entry.place % 4,
    size: { width: product.package.width, height: product.package.height },
    food: product.facts?.kind === 'food' ? { kibble: product.facts.food.kibble } : null,
    card: {
      width: `${product.package.width} cm`,
      height: `${product.package.height} cm`,
      facts: seed.facts.slice(0, 2),
    },
  }
}

/** What to draw for each product, derived from its data. */
export const recipes: Recipe[] = catalogue.map((entry, index) => {
  const product = products[index]
  if (!product || product.id !== entry.id) throw new Error(`Product ${entry.id} is out of place`)
  return recipeOf(entry, product)
})
