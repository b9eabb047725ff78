import { postCategories, posts } from '#demo/data/posts.ts'
import type { DemoPost } from '#demo/data/types.ts'
import { listWindow } from '#rules/catalogue/list-window.ts'
import type { BlogPort, PostSummary } from '../port/blog.port.ts'
import { after, refusal, type SampleContext } from './layer.ts'

const newestFirst = posts.toSorted((a, b) => b.date.localeCompare(a.date))
const neighbour = (post: DemoPost | undefined) => (post ? { slug: post.slug, title: post.title } : null)

export function blogSample(context: SampleContext): BlogPort {
  const { list } = context.delays
  return {
    listPosts: ({ page = 1, limit = 6, categorySlug }) =>
      after(list, () => {
        const chosen = newestFirst.filter((post) => !categorySlug || post.category === categorySlug)
        const window = listWindow({ total: chosen.length, page, limit })
        const start = (window.page - 1) * limit
        return { ...window, sort: 'default', items: chosen.slice(start, start + limit).map(toSummary) }
      }),
    getPost: (slug) =>
      after(list, () => {
        const place = newestFirst.findIndex((post) => post.slug === slug)
        const post = newestFirst[place]
        if (!post) throw refusal(context, 'NOT_FOUND')
        return {
          ...toSummary(post),
          body: post.body,
          previous: neighbour(newestFirst[place + 1]),
          next: neighbour(newestFirst[place - 1]),
        }
      }),
    listPostCategories: () =>
      after(list, () =>
        postCategories.map((category) => ({
          ...category,
          count: posts.filter((post) => post.category === category.slug).length,
        })),
      ),
  }
}

function toSummary(post: DemoPost): PostSummary {
  const { slug, title, excerpt, author, date, tags } = post
  const category = postCategories.find((each) => each.slug === post.category)
  return {
    id: posts.length - posts.indexOf(post),
    slug,
    title,
    excerpt,
    image: `/media/${post.image}`,
    author,
    date,
    tags,
    category: category ?? { slug: post.category, name: post.category },
  }
}
