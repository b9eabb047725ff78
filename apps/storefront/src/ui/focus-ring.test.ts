import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Roles = Record<string, string>

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The roles of each `:root` rule of the tokens, in the order of the file. */
function rolesOf(css: string): Roles[] {
  return [...css.matchAll(/:root[^{]*\{([^{}]*--focus:[^{}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      [...body.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6});/g)].map(([, name, value]) => [name, value]),
    ),
  )
}

function channels(hex: string): [number, number, number] {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex
  const number = Number.parseInt(long.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Where a colour stands on the wheel, in degrees. */
function hue(hex: string): number {
  const [r, g, b] = channels(hex)
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI
}

const [light = {}, ...darks] = rolesOf(read('./tokens.css'))

/** All that a control may stand on. */
const surfaces = Object.keys(light).filter((role) =>
  /^(?:paper|surface|sunken|ground-.*|.*-pale|bar.*|dark|theme.*|accent.*|sun|success|failure|warning)$/.test(
    role,
  ),
)

test('A10: the dark look is the same wherever it is written', () => {
  expect(darks).toHaveLength(2)
  expect(darks[0]).toEqual(darks[1])
})

test.each([
  ['light', light],
  ['dark', { ...light, ...darks[0] }],
])('A10: the focus ring can be told from every surface, and from an error (%s)', (_, roles) => {
  const { focus = '', 'focus-halo': halo = '', failure = '', paper = '', surface = '' } = roles
  expect(surfaces.length).toBeGreaterThan(15)
  expect(contrast(focus, halo)).toBeGreaterThanOrEqual(3)
  for (const role of surfaces) {
    const under = roles[role] ?? ''
    expect(Math.max(contrast(focus, under), contrast(halo, under)), role).toBeGreaterThanOrEqual(3)
  }
  // Where a form's fields stand the ring's own colour is enough.
  for (const under of [paper, surface]) expect(contrast(focus, under)).toBeGreaterThanOrEqual(3)
  const apart = Math.abs(hue(focus) - hue(failure)) % 360
  expect(Math.min(apart, 360 - apart)).toBeGreaterThan(30)
})

test('A10: the ring has both colours, and the stepper does not cut it', () => {
  const base = read('./base.css')
  expect(base).toMatch(/--focus-shadow: 0 0 0 2px var\(--focus-halo\), 0 0 0 6px var\(--focus-halo\);/)
  expect(base).toMatch(/:root :focus-visible \{\s*box-shadow: var\(--focus-shadow\);/)
  expect(read('./actions/stepper.module.css')).not.toMatch(/overflow/)
})
