import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { postTagsQuery } from './blog.queries.ts'
import { PostsView, preloadPosts } from './posts-view.tsx'

export const preload = (context: PreloadContext): Promise<void> =>
  preloadPosts(context, { tagSlug: context.params.slug ?? '' })

/** The posts that have a tag, newest first. */
export default function TagPage({ params: { slug = '' }, query }: PageProps) {
  const tags = useQuery(postTagsQuery(useData()))
  const tag = tags.data?.find((each) => each.slug === slug)
  if (tags.data && !tag) return <NotFound />
  return (
    <PostsView
      path={`/blog/tag/${slug}`}
      title={`#${tag?.name ?? slug}`}
      lang={tag?.lang}
      choice={{ tagSlug: slug }}
      query={query}
    />
  )
}
