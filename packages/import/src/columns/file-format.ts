import { foldText } from '#rules/text/fold-text.ts'

/** Whose file it is; each puts variants together in its own way. */
export const fileFormats = ['own', 'woocommerce', 'shopify'] as const
export type FileFormat = (typeof fileFormats)[number]

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
  return found?.[0] ?? 'own'
}
