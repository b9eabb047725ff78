import { useState } from 'react'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Drawing, Icon } from '../../ui/media/icon.tsx'
import styles from './blog-bar.module.css'
import { type BlogState, blogHref, blogLayouts, viewOf } from './blog-state.ts'

const keys = {
  classic: 'BLOG_LAYOUT_CLASSIC',
  grid: 'BLOG_LAYOUT_GRID',
  list: 'BLOG_LAYOUT_LIST',
} as const
const drawings = {
  classic: 'M4 4h16v10H4zM4 17.5h16M4 20.5h9',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  list: 'M4 4h6v6H4zM4 14h6v6H4zM13 5h7M13 9h5M13 15h7M13 19h5',
}

/** Search in the blog, what it found, and how posts are laid out. */
export function BlogBar({
  path,
  state,
  found,
}: {
  path: string
  state: BlogState
  /** How many posts there are; not known while they are read. */
  found: number | undefined
}) {
  const text = useText()
  return (
    <div className={styles.bar}>
      <Search key={state.search} state={state} />
      {state.search && found !== undefined && (
        <p role="status">{text('BLOG_FOUND', { count: found, words: state.search })}</p>
      )}
      <nav className={styles.layouts} aria-label={text('BLOG_LAYOUT')}>
        {blogLayouts.map((layout) => (
          <Link
            key={layout}
            to={blogHref(path, { ...state, layout })}
            keepPosition
            aria-label={text(keys[layout])}
            title={text(keys[layout])}
            aria-current={viewOf(state).layout === layout ? 'true' : undefined}
          >
            <Drawing path={drawings[layout]} size={20} />
          </Link>
        ))}
      </nav>
    </div>
  )
}

/** Before the page is awake the browser itself asks for the same address. */
function Search({ state }: { state: BlogState }) {
  const text = useText()
  const navigate = useNavigate()
  const [words, setWords] = useState(state.search)
  return (
    <search className={styles.search}>
      <form
        action="/blog"
        onSubmit={(event) => {
          event.preventDefault()
          navigate(blogHref('/blog', { ...state, page: 1, search: words.trim() }))
        }}
      >
        <input
          type="search"
          name="texto"
          maxLength={80}
          aria-label={text('BLOG_SEARCH')}
          placeholder={text('BLOG_SEARCH')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" aria-label={text('BLOG_SEARCH_GO')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
