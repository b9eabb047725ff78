import type { PostSummary } from '../../data/port/blog.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import type { BlogLayout } from './blog-state.ts'
import styles from './post-card.module.css'
import { PostDay } from './post-day.tsx'

/** A post as a list shows it: the whole card leads to it, the category to its own list. */
export function PostCard({
  post,
  headingLevel = 2,
  layout = 'grid',
  eager = false,
  isLead = false,
}: {
  post: PostSummary
  headingLevel?: 2 | 3
  layout?: BlogLayout
  /** For the first picture of the first view. */
  eager?: boolean
  /** The one that leads a grid takes its whole width where there is room. */
  isLead?: boolean
}) {
  const text = useText()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card} data-layout={layout} data-lead={isLead || undefined}>
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
          <Link to={`/blog/category/${post.category.slug}`} lang={post.category.lang}>
            {post.category.name}
          </Link>
          <PostDay date={post.date} isShort />
          <span>{text('BLOG_MINUTES_SHORT', { count: post.readingMinutes })}</span>
        </p>
        <Heading lang={post.lang}>
          <Link to={`/blog/${post.slug}`}>{post.title}</Link>
        </Heading>
        <p className={styles.excerpt} lang={post.lang}>
          {post.excerpt}
        </p>
        {layout === 'classic' && (
          <span className={styles.more} aria-hidden="true">
            {text('BLOG_READ_ON')}
            <Icon name="arrow" size={18} />
          </span>
        )}
      </div>
    </article>
  )
}
