import { expect, test } from 'vitest'
import { blogHref, readBlogState, viewOf } from './blog-state.ts'

const read = (query: string) => readBlogState(new URLSearchParams(query))

test('what an address says of a list of posts is read, and written alike', () => {
  const state = read('page=3&texto=%20arn%C3%A9s%20&layout=classic&sidebar=start')
  expect(state).toEqual({ page: 3, search: 'arnés', layout: 'classic', sidebar: 'start' })
  expect(readBlogState(new URL(blogHref('/blog', state), 'https://x.cl').searchParams)).toEqual(state)
})

test.each(['page=0', 'page=-1', 'page=2x', 'layout=table', 'sidebar=none', 'texto=+', ''])(
  '%s asks for nothing',
  (query) => {
    expect(read(query)).toEqual({ page: 1, search: '', layout: null, sidebar: null })
    expect(blogHref('/blog/tag/perros', read(query))).toBe('/blog/tag/perros')
  },
)

test("the shop's own layout and side stand where the address names none, and need no place in it", () => {
  expect(viewOf(read(''))).toEqual({ layout: 'grid', sidebar: 'end' })
  expect(viewOf(read('layout=list&sidebar=start'))).toEqual({ layout: 'list', sidebar: 'start' })
  expect(blogHref('/blog', { layout: 'grid', sidebar: 'end', page: 1 })).toBe('/blog')
})
