import { expect, test } from 'vitest'
import { categories } from '#demo/data/categories.ts'
import { megamenu, menuHorizontal, menuMobile } from '#demo/data/menus.ts'
import { entriesOf, itemsOf, translationsOf } from './menu-entries.ts'

const categoryIds = new Map(categories.map(({ slug, id }) => [slug, id]))
const english = { language: 'en' as const, title: 'Blog', url: '/blog', translatedTitle: 'Our blog' }

test.each([
  ['the bar', menuHorizontal, true],
  ['the megamenu', megamenu, true],
  ['the phone’s', menuMobile, false],
])('%s is the same after it was edited without a change', (_, items, hasPanels) => {
  expect(itemsOf(entriesOf(items, []), { hasPanels, categoryIds })).toEqual(items)
})

test('entries of one column stay in it', () => {
  const link = (title: string) => ({ title, external: false, url: `/${title}`, categoryId: null })
  const column = { size: 6, links: [link('a'), link('b')] }
  const items = [
    { ...link('top'), submenu: { type: 'megamenu' as const, size: 'md' as const, columns: [column] } },
  ]
  expect(itemsOf(entriesOf(items, []), { hasPanels: true, categoryIds })).toEqual(items)
})

test('an entry in another language keeps its own link, and has none where it is the same', () => {
  const known = [{ ...english, translatedUrl: '/blog?lang=en' }]
  const blogOf = (entries: ReturnType<typeof entriesOf>) => entries.find(({ link }) => link === '/blog')
  expect(blogOf(entriesOf(menuHorizontal, known))).toMatchObject({
    titleEn: 'Our blog',
    linkEn: '/blog?lang=en',
    titleRu: '',
    linkRu: '',
  })
  expect(translationsOf(entriesOf(menuHorizontal, known))).toEqual(known)
  const same = [{ ...english, translatedUrl: '/blog' }]
  expect(blogOf(entriesOf(menuHorizontal, same))).toMatchObject({ titleEn: 'Our blog', linkEn: '' })
  expect(translationsOf(entriesOf(menuHorizontal, same))).toEqual(same)
})
