/** What the staff has set (D28): an entry of a script is code or, beginning with https://, an address. */
export type Pixels = {
  google: string[]
  facebook: { scripts: string[]; pictures: string[] }
}

/** What a visitor agrees to: the measurement of visits, and marketing. */
export type PixelConsent = { measurement: boolean; marketing: boolean }

/** An element that a page gets for a pixel; `picture` is asked for without standing in the page. */
export type PixelElement =
  | { kind: 'address'; src: string }
  | { kind: 'code'; code: string }
  | { kind: 'unscripted'; pictures: string[] }
  | { kind: 'picture'; src: string }

/** Whether an entry is the address of a script, and not code that stands in the page itself. */
export const isPixelAddress = (entry: string): boolean => /^https:\/\/\S+$/.test(entry)

/** All entries, as the policy of a page reads them. */
export const pixelEntries = ({ google, facebook }: Pixels): string[] => [
  ...google,
  ...facebook.scripts,
  ...facebook.pictures,
]

/**
 * What a page gets for what its visitor allows, in its order. The picture that stands for a pixel without scripts is
 * asked for only where there are no scripts: both would count a visit twice.
 */
export function pixelElements({ google, facebook }: Pixels, allowed: PixelConsent): PixelElement[] {
  const scripts = (entries: string[]): PixelElement[] =>
    entries.map((entry) =>
      isPixelAddress(entry) ? { kind: 'address', src: entry } : { kind: 'code', code: entry },
    )
  const { pictures } = facebook
  const marketing: PixelElement[] = [
    ...scripts(facebook.scripts),
    ...(pictures.length > 0 ? [{ kind: 'unscripted' as const, pictures }] : []),
    ...(facebook.scripts.length > 0 ? [] : pictures.map((src) => ({ kind: 'picture' as const, src }))),
  ]
  return [...(allowed.measurement ? scripts(google) : []), ...(allowed.marketing ? marketing : [])]
}
