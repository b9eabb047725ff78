export type Role = 'theme' | 'accent' | 'dark' | 'light'

export type HeaderVariant = {
  /** Spaceship: two rows with the logo across both. Classic: topbar, middle, navbar. */
  layout: 'spaceship' | 'classic'
  /** The strip of links and the strip of settings; they differ in spaceship/one alone. */
  topbar: readonly [Role, Role]
  body: Role
  /** Null where the menus stand in the body. */
  navbar: Role | null
  /** 46 px instead of 52. */
  stretched: boolean
  /** The departments button at rest and under the pointer. */
  departments: readonly [Role, Role]
  counters: Role
  search: 'clear' | 'white' | 'dark' | 'grey'
}

const both = (role: Role) => [role, role] as const

const spaceship = { layout: 'spaceship', navbar: null, stretched: false } as const
const classic = { layout: 'classic', stretched: false } as const

/** How each desktop header is made; the header component reads nothing else about a variant. */
export const headerVariants = {
  'spaceship/one': {
    ...spaceship,
    topbar: ['theme', 'dark'],
    body: 'light',
    departments: ['light', 'theme'],
    counters: 'theme',
    search: 'clear',
  },
  'spaceship/two': {
    ...spaceship,
    topbar: both('dark'),
    body: 'theme',
    departments: ['theme', 'dark'],
    counters: 'dark',
    search: 'white',
  },
  'spaceship/three': {
    ...spaceship,
    topbar: both('theme'),
    body: 'dark',
    departments: ['accent', 'theme'],
    counters: 'accent',
    search: 'dark',
  },
  'classic/one': {
    ...classic,
    topbar: both('light'),
    body: 'light',
    navbar: 'light',
    departments: ['light', 'theme'],
    counters: 'theme',
    search: 'grey',
  },
  'classic/two': {
    ...classic,
    topbar: both('theme'),
    body: 'theme',
    navbar: 'light',
    stretched: true,
    departments: ['light', 'dark'],
    counters: 'accent',
    search: 'white',
  },
  'classic/three': {
    ...classic,
    topbar: both('dark'),
    body: 'light',
    navbar: 'light',
    departments: ['theme', 'dark'],
    counters: 'theme',
    search: 'grey',
  },
  'classic/four': {
    ...classic,
    topbar: both('dark'),
    body: 'theme',
    navbar: 'light',
    stretched: true,
    departments: ['light', 'dark'],
    counters: 'accent',
    search: 'white',
  },
  'classic/five': {
    ...classic,
    topbar: both('dark'),
    body: 'light',
    navbar: 'theme',
    stretched: true,
    departments: ['dark', 'dark'],
    counters: 'theme',
    search: 'grey',
  },
} as const satisfies Record<string, HeaderVariant>

export type HeaderVariantName = keyof typeof headerVariants

/** How each mobile header is coloured. */
export const mobileVariants = {
  one: { bar: 'light', counters: 'accent', search: 'grey' },
  two: { bar: 'theme', counters: 'dark', search: 'white' },
} as const satisfies Record<string, { bar: Role; counters: Role; search: HeaderVariant['search'] }>

export type MobileVariantName = keyof typeof mobileVariants

export type HeadersOfPage = {
  desktop: HeaderVariantName
  mobile: MobileVariantName
  /** A page that shows this header alone, at any width where it is the mobile one. */
  demo?: 'desktop' | 'mobile'
}

const namesOf = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[]

/** Which pages have headers of their own, by clean path (specification §2). */
const headersByPage: ReadonlyMap<string, Partial<HeadersOfPage>> = new Map<string, Partial<HeadersOfPage>>([
  ['/', { desktop: 'classic/five' }],
  ['/home-two', { desktop: 'classic/four' }],
  ...namesOf(headerVariants).map((desktop): [string, Partial<HeadersOfPage>] => [
    `/header-${desktop.replace('/', '-variant-')}`,
    { desktop, demo: 'desktop' },
  ]),
  ...namesOf(mobileVariants).map((mobile): [string, Partial<HeadersOfPage>] => [
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
