import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from '../checkout-page.module.css'

const contact = '/site/contact-us-v2'

/** What stands in place of the carriers: nobody goes there, or nobody carries so much without being asked. */
export function NoCarriers({
  place,
  isPickup,
  isTooLarge,
  onPickup,
}: {
  /** The comuna's name. */
  place: string
  isPickup: boolean
  isTooLarge: boolean
  onPickup: () => void
}) {
  const text = useText()
  return (
    <div className={styles.quiet} data-tone="warning">
      <Icon name="alert" />
      <p>
        <strong>
          {isTooLarge ? text('CHECKOUT_CARRIERS_LARGE') : text('CHECKOUT_CARRIERS_NONE', { place })}
        </strong>
        {isTooLarge ? (
          <span>{text('CHECKOUT_CARRIERS_LARGE_TEXT')}</span>
        ) : (
          !isPickup && <span>{text('CHECKOUT_CARRIERS_NONE_TEXT')}</span>
        )}
      </p>
      {isTooLarge && (
        <Link to={contact} className={styles.ask}>
          {text('CHECKOUT_CARRIERS_ASK')}
        </Link>
      )}
      {!isPickup && (
        <Button kind="outline" size="small" onClick={onPickup}>
          {text('CHECKOUT_CARRIERS_NONE_PICKUP')}
        </Button>
      )}
    </div>
  )
}

/** Below the carriers that have a price: which others want to be asked. */
export function TooLargeFor({ names, locale }: { names: string[]; locale: string }) {
  const text = useText()
  if (names.length === 0) return null
  const carriers = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
  return (
    <p className={styles.note}>
      {text('CHECKOUT_CARRIERS_LARGE_FOR', { carriers })}{' '}
      <Link to={contact}>{text('CHECKOUT_CARRIERS_ASK')}</Link>
    </p>
  )
}
