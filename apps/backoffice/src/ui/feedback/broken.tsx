import { Button } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { Page } from '../page/page.tsx'

/**
 * In the place of what broke. Code that did not come, as of a release that is gone, comes with the desk as it is now: a browser
 * may keep that it failed, so that asking for the file alone again brings nothing.
 */
export function Broken() {
  const text = useText()
  return (
    <Page title={text('DESK_BROKEN')} lead={text('DESK_BROKEN_TEXT')}>
      <Button style={{ alignSelf: 'start' }} onClick={() => window.location.reload()}>
        {text('DESK_BROKEN_RELOAD')}
      </Button>
    </Page>
  )
}
