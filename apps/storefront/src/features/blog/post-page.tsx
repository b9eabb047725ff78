import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Post, PostLink } from '../../data/port/blog.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useLanguage, useShopName, useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { InView } from '../../ui/later/in-view.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { breadcrumbsJsonLd } from '../product-cards/json-ld.ts'
import { postQuery } from './blog.queries.ts'
import { blogFeed } from './blog-feed.ts'
import { postJsonLd } from './json-ld.ts'
import { PostBody } from './post-body.tsx'
import { PostDay } from './post-day.tsx'
import styles from './post-page.module.css'
import { TagLinks } from './tag-links.tsx'

const loadShareLinks = () => import('../share/share-links.tsx')
const ShareLinks = import.meta.env.SSR ? (await loadShareLinks()).default : deferred(loadShareLinks)
const RelatedProducts = deferred(() => import('./related-products.tsx'))

export async function preload({ queryClient, data, params }: PreloadContext): Promise<void> {
  await queryClient.prefetchQuery(postQuery(data, params.slug ?? ''))
}

/** One post of the blog. */
export default function PostPage({ params }: PageProps) {
  const data = useData()
  const post = useQuery(postQuery(data, params.slug ?? ''))
  if (post.isError) return <LoadFailure />
  if (post.data === null) return <NotFound />
  if (!post.data) {
    return (
      <div className={`container ${styles.page}`}>
        <Skeleton blockSize="720px" />
      </div>
    )
  }
  return <Article post={post.data} />
}

function Article({ post }: { post: Post }) {
  const text = useText()
  const { locale } = useLanguage()
  const shop = useShopName()
  const path = `/blog/${post.slug}`
  const category = { name: post.category.name, to: `/blog/category/${post.category.slug}` }
  usePageHead({
    title: post.seo.title || post.title,
    description: post.seo.description || post.excerpt,
    canonical: path,
    image: post.image,
    type: 'article',
    ...blogFeed(text),
    jsonLd: import.meta.env.SSR
      ? [
          postJsonLd(post, locale, shop),
          breadcrumbsJsonLd([
            { name: text('UI_HOME'), path: '/' },
            { name: text('BLOG_TITLE'), path: '/blog' },
            { name: category.name, path: category.to },
            { name: post.title, path },
          ]),
        ]
      : undefined,
  })
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: text('BLOG_TITLE'), to: '/blog' }, category, { name: post.title }]} />
      <article>
        <header className={styles.head} lang={post.lang}>
          <h1>{post.title}</h1>
          <p>{post.excerpt}</p>
        </header>
        <img
          className={styles.picture}
          src={post.image}
          alt={post.imageAlt}
          lang={post.lang}
          width={900}
          height={560}
          fetchPriority="high"
        />
        <div className={styles.columns}>
          <Facts post={post} path={path} />
          <PostBody html={post.html} lang={post.lang} />
        </div>
      </article>
      <InView placeholder={<div className={styles.related} />}>
        <RelatedProducts key={post.slug} products={post.products} />
      </InView>
      <nav className={styles.neighbours} aria-label={text('BLOG_MORE')}>
        {post.previous && <Neighbour label={text('BLOG_PREVIOUS')} post={post.previous} />}
        {post.next && <Neighbour label={text('BLOG_NEXT')} post={post.next} isNext />}
      </nav>
    </div>
  )
}

/** Who wrote it and when, how long it takes, what it is about, and its link. */
function Facts({ post, path }: { post: Post; path: string }) {
  const text = useText()
  return (
    <div className={styles.facts}>
      <p>
        <b>{text('BLOG_BY', { author: post.author })}</b>
        <PostDay date={post.date} />
        <span>{text('BLOG_MINUTES', { count: post.readingMinutes })}</span>
      </p>
      {post.tags.length > 0 && <TagLinks tags={post.tags} />}
      <div className={styles.share}>
        <Suspense>
          <ShareLinks path={path} title={post.title} />
        </Suspense>
      </div>
    </div>
  )
}

function Neighbour({
  label,
  post: { slug, title, lang },
  isNext = false,
}: {
  label: string
  post: PostLink
  isNext?: boolean
}) {
  return (
    <Link to={`/blog/${slug}`} data-next={isNext || undefined}>
      <small>{label}</small>
      <b lang={lang}>{title}</b>
    </Link>
  )
}
