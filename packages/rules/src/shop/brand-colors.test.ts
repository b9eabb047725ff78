import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandRoles, contrastOf, isReadable, leastContrast, readableColor } from './brand-colors.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('what cannot be read on light pages is known, and what is offered instead can be', () => {
  expect([isReadable('#0f5a47'), isReadable('#f2b441'), isReadable('#ffffff')]).toEqual([true, false, false])
  fc.assert(fc.property(color, (each) => isReadable(readableColor(each))))
})

test('a colour that can be read stays as it is', () => {
  fc.assert(fc.property(color.filter(isReadable), (each) => readableColor(each) === each))
})

test('whatever readable colour is the main one, texts pass on the grounds that follow from it, light and dark', () => {
  fc.assert(
    fc.property(color.map(readableColor), (each) => {
      const { light, dark } = brandRoles(each)
      for (const roles of [light, dark])
        for (const [text, ground] of [
          ['on-theme', 'theme'],
          ['on-bar', 'bar'],
          ['on-bar', 'bar-deep'],
          ['theme', 'theme-pale'],
        ] as const)
          expect(contrastOf(roles[text] ?? '', roles[ground] ?? '')).toBeGreaterThanOrEqual(
            leastContrast - 0.1,
          )
      for (const ground of ['#101815', '#18231f', '#1f2c27'])
        expect(contrastOf(dark.theme ?? '', ground)).toBeGreaterThanOrEqual(leastContrast)
    }),
  )
})
