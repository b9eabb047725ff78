import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { postCategoriesQuery } from './blog.queries.ts'
import styles from './category-chips.module.css'

/** The blog's categories that have posts; the one at `path` is marked. */
export function CategoryChips({ path }: { path: string }) {
  const text = useText()
  const categories = useQuery(postCategoriesQuery(useData()))
  const filled = categories.data?.filter(({ count }) => count > 0) ?? []
  if (filled.length === 0) return null
  return (
    <nav aria-label={text('BLOG_CATEGORIES')} className={styles.chips}>
      <Link to="/blog" aria-current={path === '/blog' ? 'page' : undefined}>
        {text('BLOG_ALL')}
      </Link>
      {filled.map(({ slug, name, lang, count }) => (
        <Link
          key={slug}
          to={`/blog/category/${slug}`}
          aria-current={path === `/blog/category/${slug}` ? 'page' : undefined}
        >
          <span lang={lang}>{name}</span> <small>{count}</small>
        </Link>
      ))}
    </nav>
  )
}
