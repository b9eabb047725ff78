import type { HeaderVariantName, Role, SearchLook } from '../header-variants.ts'

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
  search: SearchLook
}

const both = (role: Role) => [role, role] as const

const spaceship = { layout: 'spaceship', navbar: null, stretched: false } as const
const classic = { layout: 'classic', stretched: false } as const

/** How each desktop header is made; the header component reads nothing else about a variant. */
export const desktopLooks = {
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
} as const satisfies Record<HeaderVariantName, HeaderVariant>
