import { useQuery } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { postCategoriesQuery, postsQuery } from './blog.queries.ts'
import styles from './blog-page.module.css'
import { PostCard } from './post-card.tsx'

const perPage = 6
const waiting = Array.from({ length: perPage }, (_, index) => `place-${index}`)

function requested({ params, query }: PageProps) {
  // Read as the server reads it (`page-query.ts`): what both show is one page.
  const page = Number(query.get('page')?.match(/^[1-9]\d{0,9}$/)?.[0] ?? 1)
  return {
    page,
    limit: perPage,
    ...(params.slug && { categorySlug: params.slug }),
  }
}

const queriesOf = (data: DataPort, props: PageProps) => ({
  posts: postsQuery(data, requested(props)),
  categories: postCategoriesQuery(data),
})

export async function preload({ queryClient, data, ...props }: PreloadContext): Promise<void> {
  const { posts, categories } = queriesOf(data, props)
  await Promise.all([queryClient.prefetchQuery(posts), queryClient.prefetchQuery(categories)])
}

/** The blog, or one category of it, newest first. */
export default function BlogPage(props: PageProps) {
  const text = useText()
  const data = useData()
  const queries = queriesOf(data, props)
  const posts = useQuery(queries.posts)
  const categories = useQuery(queries.categories)
  const { slug } = props.params
  const category = categories.data?.find((each) => each.slug === slug)
  const title = category?.name ?? text('BLOG_TITLE')
  const path = slug ? `/blog/category/${slug}` : '/blog'
  usePageHead({
    title: `${category ? `${title} · ${text('BLOG_TITLE')}` : title} | Huella`,
    description: text('BLOG_LEAD'),
    ...(posts.data?.page === 1 && { canonical: path }),
  })
  if (slug && categories.data && !category) return <NotFound />
  if (posts.isError) return <LoadFailure />
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        crumbs={category ? [{ name: text('BLOG_TITLE'), to: '/blog' }, { name: title }] : [{ name: title }]}
      />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{text('BLOG_LEAD')}</p>
        {categories.data?.length !== 0 && (
          <nav aria-label={text('BLOG_CATEGORIES')} className={styles.categories}>
            <Link to="/blog" aria-current={slug ? undefined : 'page'}>
              {text('BLOG_ALL')}
            </Link>
            {categories.data?.map((each) => (
              <Link
                key={each.slug}
                to={`/blog/category/${each.slug}`}
                aria-current={each.slug === slug ? 'page' : undefined}
              >
                {each.name} <small>{each.count}</small>
              </Link>
            ))}
          </nav>
        )}
      </header>
      {posts.data?.total === 0 && <EmptyState title={text('BLOG_EMPTY')} text={text('BLOG_EMPTY_TEXT')} />}
      <div className={styles.posts} aria-busy={!posts.data}>
        {posts.data
          ? posts.data.items.map((post, index) => <PostCard key={post.id} post={post} eager={index === 0} />)
          : waiting.map((place) => <Skeleton key={place} blockSize="430px" className={styles.waiting} />)}
      </div>
      {posts.data && (
        <Pagination
          page={posts.data.page}
          pages={posts.data.pages}
          hrefOf={(page) => (page === 1 ? path : `${path}?page=${page}`)}
        />
      )}
    </div>
  )
}
