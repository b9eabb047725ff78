import type { PostSummary } from '../../data/port/blog.port.ts'
import { Link } from '../../ui/link.tsx'
import styles from './post-card.module.css'
import { PostDay } from './post-day.tsx'

/** A post as a list shows it: the whole card leads to it, the category to its own list. */
export function PostCard({
  post,
  headingLevel = 2,
  eager = false,
}: {
  post: PostSummary
  headingLevel?: 2 | 3
  /** For the first picture of the first view. */
  eager?: boolean
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <img
        src={post.image}
        alt=""
        width={450}
        height={280}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
      <div className={styles.words}>
        <p className={styles.facts}>
          <Link to={`/blog/category/${post.category.slug}`}>{post.category.name}</Link>
          <PostDay date={post.date} />
        </p>
        <Heading>
          <Link to={`/blog/${post.slug}`}>{post.title}</Link>
        </Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
      </div>
    </article>
  )
}
