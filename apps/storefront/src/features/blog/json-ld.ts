import type { Post } from '../../data/port/blog.port.ts'

/** schema.org BlogPosting; addresses are clean paths, `locale` is the reader's. */
export const postJsonLd = (post: Post, locale: string, shop: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  image: post.image,
  url: `/blog/${post.slug}`,
  datePublished: post.date,
  dateModified: post.updatedAt,
  inLanguage: post.lang ?? locale,
  timeRequired: `PT${post.readingMinutes}M`,
  articleSection: post.category.name,
  keywords: post.tags.map(({ name }) => name),
  author: { '@type': 'Person', name: post.author },
  publisher: { '@type': 'Organization', name: shop, url: '/' },
  mainEntityOfPage: { '@type': 'WebPage', '@id': `/blog/${post.slug}` },
})
