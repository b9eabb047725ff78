import { useQuery } from '@tanstack/react-query'
import type { Post } from '../../data/port/blog.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { postQuery } from './blog.queries.ts'
import { PostDay } from './post-day.tsx'
import styles from './post-page.module.css'

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
  const path = `/blog/${post.slug}`
  usePageHead({
    title: `${post.title} | Huella`,
    description: post.excerpt,
    canonical: path,
    image: post.image,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        image: post.image,
        datePublished: post.date,
        author: { '@type': 'Organization', name: post.author },
        mainEntityOfPage: path,
      },
    ],
  })
  return (
    <article className={`container ${styles.page}`}>
      <Breadcrumbs
        crumbs={[
          { name: text('BLOG_TITLE'), to: '/blog' },
          { name: post.category.name, to: `/blog/category/${post.category.slug}` },
          { name: post.title },
        ]}
      />
      <header className={styles.head}>
        <h1>{post.title}</h1>
        <p className={styles.facts}>
          {text('BLOG_BY', { author: post.author })} · <PostDay date={post.date} />
        </p>
      </header>
      <img className={styles.picture} src={post.image} alt="" width={900} height={560} fetchPriority="high" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the port gives it safe to show */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: post.html }} />
      {post.tags.length > 0 && (
        <ul className={styles.tags} aria-label={text('BLOG_TAGS')}>
          {post.tags.map((tag) => (
            <li key={tag.slug}>
              <Link to={`/blog/tag/${tag.slug}`}>{tag.name}</Link>
            </li>
          ))}
        </ul>
      )}
      <nav className={styles.neighbours} aria-label={text('BLOG_MORE')}>
        {post.previous && <Neighbour label={text('BLOG_PREVIOUS')} {...post.previous} />}
        {post.next && <Neighbour label={text('BLOG_NEXT')} {...post.next} />}
      </nav>
    </article>
  )
}

function Neighbour({ label, slug, title }: { label: string; slug: string; title: string }) {
  return (
    <Link to={`/blog/${slug}`}>
      <small>{label}</small>
      <b>{title}</b>
    </Link>
  )
}
