import { useState } from 'react'
import { hashUrl } from '../../shell/address.ts'
import { useText } from '../../shell/texts.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './demo-strip.module.css'
import { forgetDemo } from './forget-demo.ts'

/** Stands above every page of the sample layer: what it is, and the way back to its beginning. */
export function DemoStrip() {
  const text = useText()
  const [asks, setAsks] = useState(false)
  return (
    <aside className={styles.strip} aria-label={text('DEMO_LABEL')}>
      <p>
        <Icon name="info" size={18} className={styles.icon} />
        <span>
          <strong>{text('DEMO_LABEL')}.</strong> {text('DEMO_TEXT')}
        </span>
      </p>
      <button type="button" className={styles.reset} onClick={() => setAsks(true)}>
        {text('DEMO_RESET')}
      </button>
      {asks && (
        <ConfirmDialog
          title={text('DEMO_RESET_TITLE')}
          go={text('DEMO_RESET_GO')}
          stay={text('DEMO_RESET_STAY')}
          onConfirm={startOver}
          onClose={() => setAsks(false)}
        >
          {text('DEMO_RESET_TEXT')}
        </ConfirmDialog>
      )}
    </aside>
  )
}

function startOver(): void {
  forgetDemo([localStorage, sessionStorage])
  // What the page holds in memory goes with the page.
  history.replaceState(null, '', hashUrl('/'))
  location.reload()
}
