import { foldText } from '#rules/text/fold-text.ts'

/** Whose file of products it is, each of which puts variants together in its own way; or what parts fit which vehicles. */
const fileFormats = ['own', 'woocommerce', 'shopify', 'fitment'] as const
export type FileFormat = (typeof fileFormats)[number]

const makes = ['marca', 'make', 'marca vehiculo', 'fabricante']
const models = ['modelo', 'model', 'modelo vehiculo']
const years = ['ano', 'anos', 'year', 'years', 'desde', 'ano desde', 'from', 'year from']

const telling: [FileFormat, readonly (readonly string[])[]][] = [
  ['shopify', [['handle', 'variant price']]],
  [
    'woocommerce',
    [
      ['type', 'sku', 'regular price'],
      ['tipo', 'sku', 'precio normal'],
      ['tipo', 'sku', 'precio regular'],
    ],
  ],
]

/** Whose file this is by its header; what nobody else's header has is read as our own. */
export function guessFormat(header: readonly string[]): FileFormat {
  const names = new Set(header.map(foldText))
  const found = telling.find(([, sets]) => sets.some((set) => set.every((name) => names.has(name))))
  if (found) return found[0]
  return [makes, models, years].every((any) => any.some((name) => names.has(name))) ? 'fitment' : 'own'
}
