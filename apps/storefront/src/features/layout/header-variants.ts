export type Role = 'theme' | 'accent' | 'dark' | 'light'

export interface HeaderVariant {
  layout: 'classic'
  topbar: Role
  body: Role
  navbar: Role
  /** 46 px instead of 52. */
  stretched: boolean
  /** The departments button at rest and under the pointer. */
  departments: readonly [Role, Role]
  counters: Role
  search: 'grey' | 'white'
}

/** How each desktop header is coloured; the header component reads nothing else about a variant. */
export const HEADER_VARIANTS = {
  'classic/five': {
    layout: 'classic',
    topbar: 'dark',
    body: 'light',
    navbar: 'theme',
    stretched: true,
    departments: ['dark', 'dark'],
    counters: 'theme',
    search: 'grey',
  },
} as const satisfies Record<string, HeaderVariant>

export type HeaderVariantName = keyof typeof HEADER_VARIANTS
