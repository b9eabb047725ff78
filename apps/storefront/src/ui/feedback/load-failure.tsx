import { useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../actions/button.tsx'
import { EmptyState } from './empty-state.tsx'

/**
 * Stands in for a page whose code or data could not be loaded or that broke; loading it again is the way on.
 * Offline it says so, and leads to what is there all the same.
 */
export function LoadFailure({
  headingLevel = 1,
  onRetry = () => location.reload(),
}: {
  headingLevel?: 1 | 2
  onRetry?: () => void
}) {
  const text = useText()
  const offline = !navigator.onLine
  return (
    <EmptyState
      icon="alert"
      headingLevel={headingLevel}
      title={text(offline ? 'SITE_OFFLINE_TITLE' : 'SITE_FAILURE_TITLE')}
      text={text(offline ? 'SITE_OFFLINE_TEXT' : 'SITE_FAILURE_TEXT')}
    >
      <Button onClick={onRetry}>{text('SITE_FAILURE_RETRY')}</Button>
      {offline && (
        <ButtonLink to="/shop/cart" kind="outline">
          {text('SITE_OFFLINE_CART')}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
