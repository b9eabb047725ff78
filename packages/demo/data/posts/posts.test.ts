import { describe, expect, test } from 'vitest'
import { categories } from '../categories.ts'
import { postTextsIn } from './in-language.ts'
import { postCategories, posts } from './posts.ts'

const languages = ['es', 'en', 'ru'] as const
const spanish = await postTextsIn('es')

const linksIn = (body: string) => [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address)
const headingsIn = (body: string) => body.match(/^#{2,3} /gm)?.length

describe.each(languages)('the blog in %s', (language) => {
  test('has every post, category and tag, and nothing besides', async () => {
    const { categories: names, tags, posts: texts } = await postTextsIn(language)
    expect(Object.keys(names).toSorted()).toEqual(postCategories.toSorted())
    expect(Object.keys(tags).toSorted()).toEqual([...new Set(posts.flatMap((post) => post.tags))].toSorted())
    expect(Object.keys(texts).toSorted()).toEqual(posts.map(({ slug }) => slug).toSorted())
  })

  test('says as much as in Spanish: the same links, pictures, headings and tables', async () => {
    const { posts: texts } = await postTextsIn(language)
    for (const [slug, { title, excerpt, imageAlt, body }] of Object.entries(texts)) {
      const source = spanish.posts[slug]?.body ?? ''
      expect(linksIn(body), slug).toEqual(linksIn(source))
      expect(headingsIn(body), slug).toBe(headingsIn(source))
      expect(body.match(/^\|/gm)?.length, slug).toBe(source.match(/^\|/gm)?.length)
      expect(body.length, slug).toBeGreaterThan(2500)
      for (const said of [title, excerpt, imageAlt]) expect(said, slug).toMatch(/\p{L}{3}/u)
      if (language === 'en')
        expect(title + excerpt + imageAlt + body).not.toMatch(/[¿¡ñ]| (?:los|las|para|con) /)
      if (language === 'ru') for (const said of [title, excerpt, imageAlt]) expect(said).toMatch(/[а-яё]{3}/i)
    }
  })
})

test('posts are in order, of known categories, and lead to posts and categories that there are', () => {
  const slugs = posts.map(({ slug }) => slug)
  const shopSlugs = categories.map(({ slug }) => slug)
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .toSorted()
      .reverse(),
  )
  for (const { category, products } of posts) {
    expect(postCategories).toContain(category)
    if (products.category !== null) expect(shopSlugs).toContain(products.category)
  }
  for (const { body } of Object.values(spanish.posts)) {
    for (const link of linksIn(body)) {
      const post = /^\/blog\/([^/]+)$/.exec(link ?? '')?.[1]
      const category = /^\/shop\/category\/([^/]+)$/.exec(link ?? '')?.[1]
      if (post) expect(slugs).toContain(post)
      else if (category) expect(shopSlugs).toContain(category)
      else
        expect(link).toMatch(
          /^(?:\/media\/|\/account\/garage$|\/site\/|https:\/\/www\.(?:sag\.gob|sernac)\.cl$)/,
        )
    }
  }
})
