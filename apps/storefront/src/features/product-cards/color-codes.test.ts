import { describe, expect, test } from 'vitest'
import { colorHex, isWhiteSwatch } from './color-codes.ts'

const codes =
  'white silver light-gray gray dark-gray coal black red orange yellow pear-green green emerald shamrock shakespeare blue dark-blue violet purple cerise'.split(
    ' ',
  )

describe('colour codes', () => {
  test('[S3.16] every colour code of the specification has a hex value of its own', () => {
    expect(new Set(codes.map(colorHex)).size).toBe(codes.length)
    for (const code of codes) expect(colorHex(code)).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('[S9.38] a swatch counts as white by its contrast with white and black', () => {
    expect(isWhiteSwatch('#ffffff')).toBe(true)
    expect(isWhiteSwatch(colorHex('yellow'))).toBe(true)
    expect(isWhiteSwatch('#000000')).toBe(false)
    expect(isWhiteSwatch(colorHex('dark-blue'))).toBe(false)
    // Where both contrasts are the same: a luminance of 0.179, far below the middle of 0.5.
    expect(isWhiteSwatch('#757575')).toBe(false)
    expect(isWhiteSwatch('#767676')).toBe(true)
    expect(codes.filter((code) => isWhiteSwatch(colorHex(code)))).toEqual(
      'white silver light-gray gray orange yellow pear-green green emerald shamrock shakespeare cerise'.split(
        ' ',
      ),
    )
  })

  test('an unknown code is grey', () => {
    expect(colorHex('tartan')).toBe('#8b9397')
  })
})
