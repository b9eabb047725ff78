import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { useText } from '../../shell/texts.tsx'
import { postCategoriesQuery } from './blog.queries.ts'
import { PostsView, preloadPosts } from './posts-view.tsx'

const chosenBy = ({ params }: Pick<PageProps, 'params'>) => (params.slug ? { categorySlug: params.slug } : {})

export const preload = (context: PreloadContext): Promise<void> => preloadPosts(context, chosenBy(context))

/** The blog, or one category of it, newest first. */
export default function BlogPage(props: PageProps) {
  const text = useText()
  const { slug } = props.params
  const categories = useQuery(postCategoriesQuery(useData()))
  const category = categories.data?.find((each) => each.slug === slug)
  if (slug && categories.data && !category) return <NotFound />
  return (
    <PostsView
      path={slug ? `/blog/category/${slug}` : '/blog'}
      title={category?.name ?? text('BLOG_TITLE')}
      lang={category?.lang}
      choice={chosenBy(props)}
      query={props.query}
    />
  )
}
