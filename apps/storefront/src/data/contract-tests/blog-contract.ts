import { describe, expect, test } from 'vitest'
import type { DataPort } from '../port/port.ts'

/** What both layers say of the blog. */
export function blogContract(data: () => DataPort): void {
  describe('blog', () => {
    test('[S3.5] [S7.60] the newest posts come first, and a limit holds', async () => {
      const { items, total } = await data().blog.listPosts({ limit: 4 })
      expect(items).toHaveLength(4)
      for (const post of items) {
        expect(post).toMatchObject({
          id: expect.any(Number),
          title: expect.stringMatching(/./),
          image: expect.stringMatching(/^\//),
          category: { slug: expect.stringMatching(/./), name: expect.stringMatching(/./) },
          date: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
        })
      }
      expect(total).toBeGreaterThan(4)
      const dates = items.map((post) => post.date)
      expect(dates).toEqual(dates.toSorted().reverse())
    })

    test('[S2.59] [S7.60] each category counts the posts that it lists', async () => {
      const categories = await data().blog.listPostCategories()
      expect(categories.length).toBeGreaterThan(1)
      for (const { slug, count } of categories) {
        const { items, total } = await data().blog.listPosts({ categorySlug: slug, limit: 24 })
        expect(total).toBe(count)
        expect(items.every((post) => post.category.slug === slug)).toBe(true)
      }
    })

    test('a post has its body and leads to those before and after it', async () => {
      const { items } = await data().blog.listPosts({ limit: 3 })
      const post = await data().blog.getPost(items[1]?.slug ?? '')
      expect(post.html).toMatch(/^<p>[\s\S]+<h2>/)
      expect(post.readingMinutes).toBeGreaterThan(0)
      expect(post.products.categorySlug).toMatch(/./)
      expect(post.next?.slug).toBe(items[0]?.slug)
      expect(post.previous?.slug).toBe(items[2]?.slug)
      expect((await data().blog.getPost(items[0]?.slug ?? '')).next).toBeNull()
    })

    test('each tag counts the posts that it lists', async () => {
      const tags = await data().blog.listPostTags()
      expect(tags.length).toBeGreaterThan(3)
      const [frequent, second] = tags
      expect(frequent?.count).toBeGreaterThanOrEqual(second?.count ?? 0)
      for (const { slug, count } of tags.slice(0, 3)) {
        const { items, total } = await data().blog.listPosts({ tagSlug: slug, limit: 24 })
        expect(total).toBe(count)
        expect(items.every((post) => post.tags.some((tag) => tag.slug === slug))).toBe(true)
      }
      expect((await data().blog.listPosts({ tagSlug: 'no-hay' })).total).toBe(0)
    })

    test('posts are found by every word that they say, however it is written', async () => {
      const found = await data().blog.listPosts({ search: ' ARNES  viaje ' })
      expect(found.items.map(({ slug }) => slug)).toContain('viajar-con-perro-en-el-auto')
      expect((await data().blog.listPosts({ search: 'arnés zzzz' })).total).toBe(0)
    })

    test("a '%' or '_' that is typed parts words as any other mark does, and stands for nothing", async () => {
      const totalOf = async (search: string) => (await data().blog.listPosts({ search })).total
      const both = await totalOf('arnés viaje')
      expect(both).toBeGreaterThan(0)
      for (const mark of ['%', '_', ', '])
        expect([await totalOf(`arnés${mark}viaje`), await totalOf(`viaje${mark}arnés`)]).toEqual([both, both])
      expect(await totalOf('100%_')).toBe(await totalOf('100'))
      expect(await totalOf('zz%zz_')).toBe(0)
    })

    test('a page that the owner has written is told as it stands', async () => {
      expect(await data().blog.getPage('trabaja-con-nosotros')).toEqual({
        slug: 'trabaja-con-nosotros',
        title: 'Trabaja con nosotros',
        html: expect.stringMatching(/<h2>[\s\S]+<a href="[^"]*\/site\/contact-us-v1"/),
        seo: { title: '', description: expect.stringMatching(/./) },
      })
      await expect(data().blog.getPage('no-hay')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    test('a shop whose owner has published no text of law goes by those that it came with', async () => {
      expect(await data().blog.getLawText('privacy')).toBeNull()
      await expect(data().blog.getLawText('terms', '1999-01-01')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    test('an unknown post is not found', async () => {
      await expect(data().blog.getPost('no-hay')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })
  })
}
