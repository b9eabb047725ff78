import { useQuery } from '@tanstack/react-query'
import type { PostSummary } from '../../data/port/blog.port.ts'
import { isStatic } from '../../shell/base-path.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { postTagsQuery } from './blog.queries.ts'
import styles from './blog-aside.module.css'
import { PostDay } from './post-day.tsx'
import { TagLinks } from './tag-links.tsx'

const mostTags = 14

/** What stands beside the posts: the newest, the tags, and the feed. */
export function BlogAside({ newest }: { newest: PostSummary[] }) {
  const text = useText()
  const tags = useQuery(postTagsQuery(useData()))
  return (
    <aside className={styles.aside} aria-label={text('BLOG_MORE')}>
      {newest.length > 0 && (
        <section>
          <h2>{text('BLOG_LATEST')}</h2>
          <ol className={styles.latest}>
            {newest.map((post) => (
              <li key={post.id}>
                <img src={post.image} alt="" width={90} height={56} loading="lazy" />
                <Link to={`/blog/${post.slug}`} lang={post.lang}>
                  {post.title}
                </Link>
                <PostDay date={post.date} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {tags.data && tags.data.length > 0 && (
        <section>
          <h2>{text('BLOG_TAGS')}</h2>
          <TagLinks tags={tags.data.slice(0, mostTags)} />
        </section>
      )}
      {/* A folder of files has no feed. */}
      {!isStatic() && (
        <p className={styles.feed}>
          <a href={text('BLOG_FEED_ADDRESS')}>{text('BLOG_FOLLOW')}</a>
        </p>
      )}
    </aside>
  )
}
