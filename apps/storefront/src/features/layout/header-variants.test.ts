import { describe, expect, test } from 'vitest'
import { desktopLooks } from './header/desktop-looks.ts'
import { headersOf } from './header-variants.ts'

describe('the headers of a page', () => {
  test('[S2.2] [S2.3] [S9.5] are spaceship/one and mobile one unless the specification says otherwise', () => {
    for (const path of ['/shop', '/shop/cart', '/account/login', '/blog', '/nope']) {
      expect(headersOf(path)).toEqual({ desktop: 'spaceship/one', mobile: 'one' })
    }
    expect(headersOf('/')).toEqual({ desktop: 'classic/five', mobile: 'one' })
    expect(headersOf('/home-two')).toEqual({ desktop: 'classic/four', mobile: 'one' })
  })

  test.each([
    ['/header-spaceship-variant-one', 'spaceship/one'],
    ['/header-spaceship-variant-two', 'spaceship/two'],
    ['/header-spaceship-variant-three', 'spaceship/three'],
    ['/header-classic-variant-one', 'classic/one'],
    ['/header-classic-variant-two', 'classic/two'],
    ['/header-classic-variant-three', 'classic/three'],
    ['/header-classic-variant-four', 'classic/four'],
    ['/header-classic-variant-five', 'classic/five'],
  ])('%s shows %s alone', (path, desktop) => {
    expect(headersOf(path)).toEqual({ desktop, mobile: 'one', demo: 'desktop' })
  })

  test.each(['one', 'two'])('/mobile-header-variant-%s shows that header alone', (mobile) => {
    expect(headersOf(`/mobile-header-variant-${mobile}`)).toEqual({
      desktop: 'spaceship/one',
      mobile,
      demo: 'mobile',
    })
  })

  test('eight desktop variants, no two alike', () => {
    const looks = new Set(Object.values(desktopLooks).map((variant) => JSON.stringify(variant)))
    expect(looks.size).toBe(8)
  })
})
