import type { PostTag } from '../../data/port/blog.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import styles from './tag-links.module.css'

/** Each tag leads to the posts that have it. */
export function TagLinks({ tags }: { tags: PostTag[] }) {
  const text = useText()
  return (
    <ul className={styles.tags} aria-label={text('BLOG_TAGS')}>
      {tags.map(({ slug, name, lang }) => (
        <li key={slug}>
          <Link to={`/blog/tag/${slug}`} lang={lang}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
