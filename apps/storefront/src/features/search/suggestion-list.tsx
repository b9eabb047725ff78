import type { ReactNode } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import type { Combobox } from '../../ui/combobox/use-combobox.ts'
import { Price } from '../../ui/figures/price.tsx'
import { Rating } from '../../ui/figures/rating.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { ProductName } from '../product-cards/product-name.tsx'
import { helpTitles } from './help-titles.ts'
import { RecentList } from './recent-list.tsx'
import styles from './search-box.module.css'
import type { SuggesterState } from './suggester.ts'
import { suggestionHrefs } from './suggestion-hrefs.ts'

/** What stands under the box: products, then categories, then the way to everything found. */
export default function SuggestionList({
  combobox,
  state,
  onLeave,
  onForget,
}: {
  combobox: Combobox
  state: SuggesterState
  onLeave: () => void
  /** Forgets one of the recent searches, or all with null. */
  onForget: (text: string | null) => void
}) {
  const text = useText()
  if (state.status === 'failed') {
    return <p className={styles.panel}>{text('SEARCH_FAILED')}</p>
  }
  if (state.status === 'asking') {
    return (
      <p className={styles.panel} aria-hidden="true">
        {text('SEARCH_ASKING')}
      </p>
    )
  }
  if (state.status === 'recent') {
    return <RecentList combobox={combobox} texts={state.texts} onLeave={onLeave} onForget={onForget} />
  }
  if (state.status !== 'answered') return null
  const { products, categories, topics, pages } = state.suggestions
  const answers = [...topics.map((topic) => ({ title: text(helpTitles[topic]), lang: undefined })), ...pages]
  const hrefs = suggestionHrefs(state)
  if (hrefs.length === 0) {
    return <p className={styles.panel}>{text('SEARCH_EMPTY')}</p>
  }
  const option = (index: number, children: ReactNode) => (
    <Link
      {...combobox.option(index)}
      role="option"
      tabIndex={-1}
      key={hrefs[index]}
      to={hrefs[index] ?? '/'}
      className={styles.option}
      onClick={onLeave}
    >
      {children}
    </Link>
  )
  return (
    <div {...combobox.list} role="listbox" className={styles.panel} aria-label={text('SEARCH_SUGGESTIONS')}>
      {products.length > 0 && (
        <fieldset aria-labelledby={`${combobox.list.id}-products`}>
          <p className={styles.group} id={`${combobox.list.id}-products`} role="presentation">
            {text('SEARCH_PRODUCTS')}
          </p>
          {products.map((product, index) =>
            option(
              index,
              <>
                <img src={product.image} alt="" width="48" height="48" />
                <span className={styles.name}>
                  <span className={styles.words} lang={product.lang}>
                    <ProductName name={product.name} />
                  </span>
                  {product.reviewCount > 0 && <Rating value={product.rating} count={product.reviewCount} />}
                </span>
                <Price amount={product.price} size="small" />
              </>,
            ),
          )}
        </fieldset>
      )}
      {categories.length > 0 && (
        <fieldset aria-labelledby={`${combobox.list.id}-categories`}>
          <p className={styles.group} id={`${combobox.list.id}-categories`} role="presentation">
            {text('SEARCH_CATEGORIES')}
          </p>
          {categories.map((category, index) =>
            option(
              products.length + index,
              <>
                <Icon name="grid" size={18} />
                <span className={styles.name} lang={category.lang}>
                  {category.parentName
                    ? text('SEARCH_CATEGORY_OF', { name: category.name, parent: category.parentName })
                    : category.name}
                </span>
              </>,
            ),
          )}
        </fieldset>
      )}
      {answers.length > 0 && (
        <fieldset aria-labelledby={`${combobox.list.id}-help`}>
          <p className={styles.group} id={`${combobox.list.id}-help`} role="presentation">
            {text('SEARCH_HELP')}
          </p>
          {answers.map(({ title, lang }, index) =>
            option(
              products.length + categories.length + index,
              <>
                <Icon name="info" size={18} />
                <span className={styles.name} lang={lang}>
                  {title}
                </span>
              </>,
            ),
          )}
        </fieldset>
      )}
      {option(
        hrefs.length - 1,
        <>
          <Icon name="search" size={18} />
          <span className={styles.name}>{text('SEARCH_ALL', { text: state.text })}</span>
          <Icon name="arrow" size={18} />
        </>,
      )}
    </div>
  )
}
