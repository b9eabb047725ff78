import { useQuery } from '@tanstack/react-query'
import type { PostsQuery } from '../../data/port/blog.port.ts'
import { useData } from '../../shell/data-context.tsx'
import type { PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import Pagination from '../../ui/navigation/pagination.tsx'
import { breadcrumbsJsonLd } from '../product-cards/json-ld.ts'
import { postCategoriesQuery, postsQuery, postTagsQuery } from './blog.queries.ts'
import { BlogAside } from './blog-aside.tsx'
import { BlogBar } from './blog-bar.tsx'
import { blogFeed } from './blog-feed.ts'
import { type BlogLayout, blogHref, readBlogState, viewOf } from './blog-state.ts'
import { CategoryChips } from './category-chips.tsx'
import { PostCard } from './post-card.tsx'
import styles from './posts-view.module.css'

/** A grid's first takes a whole row: what follows fills rows of two. */
const perPage = 7
const latest = { limit: 4 }
const waiting = Array.from({ length: perPage }, (_, index) => `place-${index}`)
/** About what a post takes; the first of a grid takes more. */
const waitingHeights: Record<BlogLayout, string> = { classic: '560px', grid: '430px', list: '200px' }

/** Which posts of the blog a page lists. */
type Choice = Pick<PostsQuery, 'categorySlug' | 'tagSlug'>

const requested = (choice: Choice, query: URLSearchParams): PostsQuery => {
  const { page, search } = readBlogState(query)
  return { page, limit: perPage, ...choice, ...(search && { search }) }
}

export async function preloadPosts(
  { queryClient, data, query }: PreloadContext,
  choice: Choice,
): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(postsQuery(data, requested(choice, query))),
    queryClient.prefetchQuery(postsQuery(data, latest)),
    queryClient.prefetchQuery(postCategoriesQuery(data)),
    queryClient.prefetchQuery(postTagsQuery(data)),
  ])
}

/** A list of posts in the layout that the address or the shop chooses, with a column beside it. */
export function PostsView({
  path,
  title,
  lang,
  choice,
  query,
}: {
  /** Clean path of the list. */
  path: string
  title: string
  lang?: string | undefined
  choice: Choice
  query: URLSearchParams
}) {
  const text = useText()
  const data = useData()
  const posts = useQuery(postsQuery(data, requested(choice, query)))
  const newest = useQuery(postsQuery(data, latest))
  const state = readBlogState(query)
  const { layout, sidebar } = viewOf(state)
  const isWhole = path === '/blog'
  usePageHead({
    title: isWhole ? title : `${title} · ${text('BLOG_TITLE')}`,
    description: text('BLOG_LEAD'),
    canonical: posts.data ? blogHref(path, { page: posts.data.page }) : path,
    ...(state.search && { robots: 'noindex' }),
    ...blogFeed(text),
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbsJsonLd([
            { name: text('UI_HOME'), path: '/' },
            { name: text('BLOG_TITLE'), path: '/blog' },
            ...(isWhole ? [] : [{ name: title, path }]),
          ]),
        ]
      : undefined,
  })
  if (posts.isError) return <LoadFailure />
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        crumbs={isWhole ? [{ name: title }] : [{ name: text('BLOG_TITLE'), to: '/blog' }, { name: title }]}
      />
      <header className={styles.head}>
        <h1 lang={lang}>{title}</h1>
        <p>{text('BLOG_LEAD')}</p>
        <CategoryChips path={path} />
      </header>
      <BlogBar path={path} state={state} found={posts.data?.total} />
      <div className={styles.columns} data-sidebar={sidebar}>
        <div>
          {posts.data?.total === 0 && (
            <EmptyState
              title={text(state.search ? 'BLOG_NOTHING_FOUND' : 'BLOG_EMPTY')}
              text={text(state.search ? 'BLOG_NOTHING_FOUND_TEXT' : 'BLOG_EMPTY_TEXT')}
            >
              {state.search && <ButtonLink to={path}>{text('BLOG_ALL_POSTS')}</ButtonLink>}
            </EmptyState>
          )}
          {posts.data && posts.data.total > 0 && posts.data.pages < state.page && (
            <p>{text('CATALOGUE_PAGE_BEYOND', { page: state.page })}</p>
          )}
          <div className={styles.posts} data-layout={layout} aria-busy={!posts.data}>
            {posts.data
              ? posts.data.items.map((post, index) => (
                  <PostCard
                    key={post.id}
                    post={post}
                    layout={layout}
                    eager={index === 0}
                    isLead={layout === 'grid' && index === 0}
                  />
                ))
              : waiting.map((place) => (
                  <Skeleton key={place} blockSize={waitingHeights[layout]} className={styles.waiting} />
                ))}
          </div>
          {posts.data && (
            <Pagination
              page={posts.data.page}
              pages={posts.data.pages}
              hrefOf={(page) => blogHref(path, { ...state, page })}
            />
          )}
        </div>
        <BlogAside newest={newest.data?.items ?? []} />
      </div>
    </div>
  )
}
