import { postTextsIn } from '#demo/data/posts/in-language.ts'
import { postCategories, posts } from '#demo/data/posts/posts.ts'
import type { DemoPost, DemoPostTexts } from '#demo/data/types.ts'
import { listWindow } from '#rules/catalogue/list-window.ts'
import { foldText } from '#rules/text/fold-text.ts'
import { countWords, readingMinutes } from '#rules/text/reading-time.ts'
import { hrefOf } from '../../shell/address.ts'
import { basePath } from '../../shell/base-path.ts'
import type { BlogPort, PostLink, PostSummary } from '../port/blog.port.ts'
import { after, refusal, type SampleContext } from './layer.ts'
import { mediaPath } from './media-path.ts'

const newestFirst = posts.toSorted((a, b) => b.date.localeCompare(a.date))

/** Where what a post names stands: the demonstration may be a folder of files, in a folder of a host. */
const addressOf = (path: string): string => (path.startsWith('/media/') ? basePath() + path : hrefOf(path))

/** The blog in the shopper's language; Spanish stands where that has nothing. */
async function readBlog(language: SampleContext['language']) {
  const [spanish, own] = await Promise.all([postTextsIn('es'), postTextsIn(language)])
  const named = (kind: 'categories' | 'tags', slug: string) => ({
    slug,
    name: own[kind][slug] ?? spanish[kind][slug] ?? slug,
    ...(!own[kind][slug] && { lang: 'es' as const }),
  })
  const textOf = ({ slug }: DemoPost) => own.posts[slug] ?? whole(spanish, slug)
  const fallenBack = ({ slug }: DemoPost) => (own.posts[slug] ? {} : { lang: 'es' as const })
  return {
    textOf,
    category: (slug: string) => named('categories', slug),
    tag: (slug: string) => named('tags', slug),
    summary(post: DemoPost): PostSummary {
      const { title, excerpt, imageAlt, body } = textOf(post)
      return {
        id: posts.length - posts.indexOf(post),
        slug: post.slug,
        title,
        excerpt,
        imageAlt,
        image: mediaPath(post.image),
        author: post.author,
        date: post.date,
        readingMinutes: readingMinutes(countWords(body)),
        tags: post.tags.map((slug) => named('tags', slug)),
        category: named('categories', post.category),
        ...fallenBack(post),
      }
    },
    link: (post: DemoPost | undefined): PostLink | null =>
      post ? { slug: post.slug, title: textOf(post).title, ...fallenBack(post) } : null,
    holds(post: DemoPost, words: readonly string[]): boolean {
      const { title, excerpt, body } = textOf(post)
      const folded = foldText(`${title} ${excerpt} ${body}`)
      return words.every((word) => folded.includes(word))
    },
  }
}

function whole({ posts: texts }: DemoPostTexts, slug: string) {
  const text = texts[slug]
  if (!text) throw new Error(`The post ${slug} says nothing.`)
  return text
}

const countOf = (has: (post: DemoPost) => boolean) => posts.filter(has).length

export function blogSample(context: SampleContext): BlogPort {
  const { list } = context.delays
  return {
    async listPosts({ page = 1, limit = 6, categorySlug, tagSlug, search = '' }) {
      const blog = await readBlog(context.language)
      const words = foldText(search).split(' ').filter(Boolean)
      return after(list, () => {
        const chosen = newestFirst.filter(
          (post) =>
            (!categorySlug || post.category === categorySlug) &&
            (!tagSlug || post.tags.includes(tagSlug)) &&
            blog.holds(post, words),
        )
        const window = listWindow({ total: chosen.length, page, limit })
        const start = (window.page - 1) * limit
        return { ...window, sort: 'default', items: chosen.slice(start, start + limit).map(blog.summary) }
      })
    },
    async getPost(slug) {
      const [blog, { markdownToHtml }] = await Promise.all([
        readBlog(context.language),
        import('#rules/text/markdown.ts'),
      ])
      return after(list, () => {
        const place = newestFirst.findIndex((post) => post.slug === slug)
        const post = newestFirst[place]
        if (!post) throw refusal(context, 'NOT_FOUND')
        return {
          ...blog.summary(post),
          html: markdownToHtml(blog.textOf(post).body, addressOf),
          seo: { title: '', description: '' },
          updatedAt: `${post.date}T00:00:00.000Z`,
          products: { categorySlug: post.products.category, search: post.products.words },
          previous: blog.link(newestFirst[place + 1]),
          next: blog.link(newestFirst[place - 1]),
        }
      })
    },
    async listPostCategories() {
      const blog = await readBlog(context.language)
      return after(list, () =>
        postCategories.map((slug) => ({
          ...blog.category(slug),
          count: countOf((post) => post.category === slug),
        })),
      )
    },
    async listPostTags() {
      const blog = await readBlog(context.language)
      return after(list, () =>
        [...new Set(posts.flatMap(({ tags }) => tags))]
          .map((slug) => ({ ...blog.tag(slug), count: countOf((post) => post.tags.includes(slug)) }))
          .toSorted((a, b) => b.count - a.count || a.slug.localeCompare(b.slug)),
      )
    },
    getLawText: (_, version) =>
      after(list, () => {
        if (version !== undefined) throw refusal(context, 'NOT_FOUND')
        return null
      }),
    async getPage(slug) {
      const [{ pages }, { markdownToHtml }] = await Promise.all([
        import('#demo/data/pages.ts'),
        import('#rules/text/markdown.ts'),
      ])
      return after(list, () => {
        const text = pages.find((page) => page.slug === slug)?.texts[context.language]
        if (!text) throw refusal(context, 'NOT_FOUND')
        return {
          slug,
          title: text.title,
          html: markdownToHtml(text.body, addressOf),
          seo: { title: '', description: text.description },
        }
      })
    },
  }
}
