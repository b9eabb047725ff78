import { usePageHead } from '../../shell/page-head.tsx'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { InView } from '../../ui/later/in-view.tsx'
import { LostTrail } from './lost-trail.tsx'
import styles from './not-found-page.module.css'

const EmptyResultSuggestions = deferred(async () => ({
  default: (await import('../list/empty/empty-result-suggestions.tsx')).EmptyResultSuggestions,
}))

/** What stands under every address that has no page (specification §2). */
export default function NotFoundPage() {
  const text = useText()
  const navigate = useNavigate()
  usePageHead({ title: text('SITE_NOT_FOUND_TITLE'), status: 404, robots: 'noindex' })
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.top}>
        <LostTrail />
        <div className={styles.words}>
          <p className={styles.oops}>{text('SITE_NOT_FOUND_OOPS')}</p>
          <h1>{text('SITE_NOT_FOUND_TITLE')}</h1>
          <p>{text('SITE_NOT_FOUND_MESSAGE')}</p>
          <search>
            <form
              className={styles.form}
              action="/shop/shop-list"
              onSubmit={(event) => {
                event.preventDefault()
                const words = String(new FormData(event.currentTarget).get('nameProduct') ?? '').trim()
                navigate(
                  words
                    ? `/shop/shop-list?${new URLSearchParams({ nameProduct: words })}`
                    : '/shop/shop-list',
                )
              }}
            >
              <input
                type="search"
                name="nameProduct"
                maxLength={120}
                placeholder={text('SITE_NOT_FOUND_PLACEHOLDER')}
                aria-label={text('SITE_NOT_FOUND_PLACEHOLDER')}
              />
              <Button type="submit" kind="accent">
                {text('SITE_NOT_FOUND_SEARCH')}
              </Button>
            </form>
          </search>
          <p>{text('SITE_NOT_FOUND_HINT')}</p>
          <ButtonLink to="/" kind="outline">
            {text('SITE_NOT_FOUND_HOME')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.on}>
        <InView>
          <EmptyResultSuggestions />
        </InView>
      </div>
    </div>
  )
}
