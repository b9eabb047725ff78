import { expect, test } from 'vitest'
import { noBrand } from '#rules/shop/brand.ts'
import { brandHtml } from './brand-html.ts'

const logo = '/media/fotos/0123456789abcdef0123456789abcdef/320.webp'

test('the look of a shop that has chosen none is that of the styles', () => {
  expect(brandHtml(noBrand)).toBe('')
})

test('a colour gives its roles to light and dark pages, above those of the styles', () => {
  const html = brandHtml({ ...noBrand, color: '#5b2a86' })
  expect(html).toContain('html:root{--theme:#5b2a86;')
  expect(html).toContain('@media (prefers-color-scheme:dark){html:root:not([data-theme="light"]){--theme:#')
  expect(html).toContain('html:root[data-theme="dark"]{--theme:#')
})

test('a picture takes the place of the mark, and of the name where it says that', () => {
  const html = brandHtml({ ...noBrand, logo, logoRatio: 9 })
  expect(html).toContain(`--logo:url("${logo}") center/contain no-repeat;--logo-mask:none;--logo-ratio:5}`)
  expect(brandHtml({ ...noBrand, logo, namesItself: true })).toContain('--logo-name:none')
})

test('nothing else gets into the styles', () => {
  expect(brandHtml({ ...noBrand, color: 'red}</style>', logo: '/media/a"){}.webp' })).toBe('')
})
