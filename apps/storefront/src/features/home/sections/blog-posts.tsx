import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { postsQuery } from '../../blog/blog.queries.ts'
import { PostCard } from '../../blog/post-card.tsx'
import styles from './blog-posts.module.css'
import { HomeSection } from './home-section.tsx'

const wanted = { limit: 4 }

/** The newest posts of the blog; left out when they cannot be loaded. */
export function BlogPosts() {
  const text = useText()
  const posts = useQuery(postsQuery(useData(), wanted))
  if (posts.isError || posts.data?.items.length === 0) return null
  return (
    <HomeSection title={text('HOME_POSTS')} allHref="/blog">
      <div className={styles.posts}>
        {posts.data?.items.map((post) => (
          <PostCard key={post.id} post={post} headingLevel={3} />
        ))}
      </div>
    </HomeSection>
  )
}
