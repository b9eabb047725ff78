import { useText } from '../../app/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Stands in for a page whose code could not be loaded or that broke; loading it again is the way on. */
export function LoadFailure() {
  const text = useText()
  return (
    <EmptyState
      icon="alert"
      headingLevel={1}
      title={text('SITE_FAILURE_TITLE')}
      text={text('SITE_FAILURE_TEXT')}
    >
      <Button onClick={() => location.reload()}>{text('SITE_FAILURE_RETRY')}</Button>
    </EmptyState>
  )
}
