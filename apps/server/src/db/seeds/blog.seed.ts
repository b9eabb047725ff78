import { postTextsIn } from '#demo/data/posts/in-language.ts'
import { postCategories, posts } from '#demo/data/posts/posts.ts'
import type { DemoPostText } from '#demo/data/types.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

const tagSlugs = [...new Set(posts.flatMap(({ tags }) => tags))]

/** From the oldest, so that ids grow with time. */
const numbered = posts.map((post, index) => ({ id: posts.length - index, post }))

const columnsOf = ({ title, excerpt, imageAlt, body }: DemoPostText) => ({
  title,
  excerpt,
  image_alt: imageAlt,
  body,
})

export async function seedBlog(tx: Transaction): Promise<void> {
  const { categories, tags, posts: texts } = await postTextsIn('es')
  await insertRows(
    tx,
    'blog_categories',
    postCategories.map((slug, index) => ({
      id: index + 1,
      slug,
      name: categories[slug],
      position: index + 1,
    })),
  )
  await insertRows(
    tx,
    'blog_tags',
    tagSlugs.map((slug, index) => ({ id: index + 1, slug, name: tags[slug] })),
  )
  await insertRows(
    tx,
    'blog_posts',
    numbered.map(({ id, post }) => ({
      id,
      slug: post.slug,
      category_id: postCategories.indexOf(post.category) + 1,
      author: post.author,
      image: post.image,
      published_on: post.date,
      updated_at: post.date,
      shop_category: post.products.category,
      shop_words: post.products.words,
      ...columnsOf(textOf(texts, post.slug)),
    })),
  )
  await insertRows(
    tx,
    'blog_post_tags',
    numbered.flatMap(({ id, post }) =>
      post.tags.map((tag, index) => ({
        post_id: id,
        tag_id: tagSlugs.indexOf(tag) + 1,
        position: index + 1,
      })),
    ),
  )
  for (const table of ['blog_categories', 'blog_tags', 'blog_posts']) await advanceIdentity(tx, table)
  for (const language of ['en', 'ru'] as const) await seedTranslations(tx, language)
}

async function seedTranslations(tx: Transaction, language: 'en' | 'ru'): Promise<void> {
  const { categories, tags, posts: texts } = await postTextsIn(language)
  const rows = {
    blog_category_translations: postCategories.flatMap((slug, index) =>
      categories[slug] ? [{ category_id: index + 1, language, name: categories[slug] }] : [],
    ),
    blog_tag_translations: tagSlugs.flatMap((slug, index) =>
      tags[slug] ? [{ tag_id: index + 1, language, name: tags[slug] }] : [],
    ),
    blog_post_translations: numbered.flatMap(({ id, post }) => {
      const text = texts[post.slug]
      return text ? [{ post_id: id, language, ...columnsOf(text) }] : []
    }),
  }
  for (const [table, translated] of Object.entries(rows)) await insertRows(tx, table, translated)
}

function textOf(texts: Record<string, DemoPostText>, slug: string): DemoPostText {
  const text = texts[slug]
  if (!text) throw new Error(`The post ${slug} says nothing.`)
  return text
}
