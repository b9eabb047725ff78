export type Role = 'theme' | 'accent' | 'dark' | 'light'

export type SearchLook = 'clear' | 'white' | 'dark' | 'grey'

/** The desktop headers; how each is made stands in `desktop-looks.ts`, which a phone does without. */
const desktopNames = [
  'spaceship/one',
  'spaceship/two',
  'spaceship/three',
  'classic/one',
  'classic/two',
  'classic/three',
  'classic/four',
  'classic/five',
] as const

export type HeaderVariantName = (typeof desktopNames)[number]

export const isSpaceship = (desktop: HeaderVariantName): boolean => desktop.startsWith('spaceship')

/** How each mobile header is coloured. */
export const mobileVariants = {
  one: { bar: 'light', counters: 'accent', search: 'grey' },
  two: { bar: 'theme', counters: 'dark', search: 'white' },
} as const satisfies Record<string, { bar: Role; counters: Role; search: SearchLook }>

export type MobileVariantName = keyof typeof mobileVariants

export type HeadersOfPage = {
  desktop: HeaderVariantName
  mobile: MobileVariantName
  /** A page that shows this header alone, at any width where it is the mobile one. */
  demo?: 'desktop' | 'mobile'
}

/** Which pages have headers of their own, by clean path (specification §2). */
const headersByPage: ReadonlyMap<string, Partial<HeadersOfPage>> = new Map<string, Partial<HeadersOfPage>>([
  ['/', { desktop: 'classic/five' }],
  ['/home-two', { desktop: 'classic/four' }],
  ...desktopNames.map((desktop): [string, Partial<HeadersOfPage>] => [
    `/header-${desktop.replace('/', '-variant-')}`,
    { desktop, demo: 'desktop' },
  ]),
  ...(Object.keys(mobileVariants) as MobileVariantName[]).map((mobile): [string, Partial<HeadersOfPage>] => [
    `/mobile-header-variant-${mobile}`,
    { mobile, demo: 'mobile' },
  ]),
])

/** The headers of a clean path: spaceship/one and mobile one where the specification names no other (§9). */
export function headersOf(path: string): HeadersOfPage {
  return { desktop: 'spaceship/one', mobile: 'one', ...headersByPage.get(path) }
}

/** The pages that show one header each (specification §2). */
export const demoPaths: readonly string[] = [...headersByPage].flatMap(([path, { demo }]) =>
  demo ? [path] : [],
)
