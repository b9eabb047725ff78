import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useText } from '../../shell/texts.tsx'
import { Page } from '../page/page.tsx'

/** An address where nothing stands, or nothing for this role, or nothing any more. */
export function NotFound() {
  const text = useText()
  return (
    <Page title={text('DESK_NOT_FOUND')} lead={text('DESK_NOT_FOUND_TEXT')}>
      <Button component={Link} href="/" style={{ alignSelf: 'start' }}>
        {text('DESK_NOT_FOUND_BACK')}
      </Button>
    </Page>
  )
}
