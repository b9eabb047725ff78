import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'

const huella: MantineColorsTuple = [
  '#edf6f2',
  '#d7ebe2',
  '#b0d8c7',
  '#83c3a8',
  '#4fb892',
  '#2f9874',
  '#1c7a5c',
  '#0f5a47',
  '#0b4837',
  '#08352a',
]
const clay: MantineColorsTuple = [
  '#fdf1ec',
  '#fadfd4',
  '#f5bfa9',
  '#f29f7d',
  '#f08a5d',
  '#dc6437',
  '#c2461f',
  '#a83a17',
  '#862d11',
  '#64200b',
]
const sun: MantineColorsTuple = [
  '#fef8e8',
  '#fdf0d3',
  '#fae1a6',
  '#f7cf75',
  '#f2b441',
  '#dd9716',
  '#a86f05',
  '#7a4f00',
  '#5b3b00',
  '#3d2800',
]
/** Warm, as the shop's paper. */
const gray: MantineColorsTuple = [
  '#faf7f1',
  '#f2ede3',
  '#e9e2d5',
  '#e4ddd0',
  '#cfc8ba',
  '#a9a598',
  '#66736b',
  '#52615a',
  '#33433c',
  '#14241e',
]
const dark: MantineColorsTuple = [
  '#edf2ee',
  '#c9d4ce',
  '#a9b7b0',
  '#8d9c95',
  '#33433d',
  '#293832',
  '#1f2c27',
  '#18231f',
  '#101815',
  '#0b1714',
]

const headingFace = '"Geologica Variable", system-ui, sans-serif'

/** The colours and faces of the shop, in the library's names. */
export const theme = createTheme({
  colors: { huella, clay, sun, gray, dark },
  primaryColor: 'huella',
  primaryShade: { light: 7, dark: 4 },
  // What stands on a filled ground is light by day and dark by night, as the shop's own colours have it.
  variantColorResolver: (input) => {
    const resolved = defaultVariantColorsResolver(input)
    return input.variant === 'filled' ? { ...resolved, color: 'var(--desk-on-filled)' } : resolved
  },
  black: '#14241e',
  fontFamily: '"Onest Variable", system-ui, sans-serif',
  headings: { fontFamily: headingFace, fontWeight: '650' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '28px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { radius: 'xl' } },
    // A column of a table would be narrower than its words, and cut them.
    Badge: { styles: { root: { minWidth: 'max-content' } } },
    // The head of a dialog is no second banner of the page.
    Modal: {
      defaultProps: { centered: true, radius: 'lg', attributes: { header: { role: 'presentation' } } },
      styles: { title: { font: `650 1.125rem / 1.3 ${headingFace}` } },
    },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    // Its element of no role within a menu is one that screen readers stumble over.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // It has no name for its button in either language, and goes by itself: the button is the mouse's alone.
    Notification: { defaultProps: { closeButtonProps: { 'aria-hidden': true, tabIndex: -1 } } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
  },
})

/** The roles of the house: paper lies below surfaces, and rail is the side of the desk. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--desk-rail': '#12302a',
    '--desk-rail-ink': '#e8efe9',
    '--desk-rail-soft': '#a9c2b7',
    '--desk-rail-hover': '#1b4238',
    '--desk-heading': headingFace,
  },
  light: {
    '--desk-paper': '#faf7f1',
    '--desk-sunken': '#f2ede3',
    '--desk-line': '#e4ddd0',
    '--desk-theme': '#0f5a47',
    '--desk-theme-pale': '#e3efe9',
    '--desk-accent': '#c2461f',
    '--desk-on-accent': '#fff',
    '--desk-on-filled': '#fff',
    '--desk-note': '#fdf0d3',
    '--desk-note-ink': '#5b3b00',
    '--mantine-color-body': '#fff',
    '--mantine-color-dimmed': '#52615a',
    '--mantine-color-placeholder': '#66736b',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#0f5a47',
  },
  dark: {
    '--desk-paper': '#101815',
    '--desk-sunken': '#1f2c27',
    '--desk-line': '#2c3a35',
    '--desk-theme': '#4fb892',
    '--desk-theme-pale': '#17342b',
    '--desk-accent': '#f08a5d',
    '--desk-on-accent': '#2a0f04',
    '--desk-note': '#362a10',
    '--desk-note-ink': '#f2c879',
    '--mantine-color-body': '#18231f',
    '--mantine-color-dimmed': '#a9b7b0',
    '--mantine-color-placeholder': '#8d9c95',
    '--mantine-color-error': '#ff9d92',
    '--mantine-color-anchor': '#4fb892',
    '--desk-on-filled': '#08251c',
    '--desk-rail': '#0d2620',
    '--desk-rail-hover': '#16372f',
  },
})
