import { useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../../shell/texts.tsx'
import type { SignedIn } from './session.queries.ts'
import styles from './sign-in-over.module.css'
import SignInPage from './sign-in-page.tsx'

/**
 * The door of the desk over what stands there, once a session has ended over something unsaved: it hides all of it, and
 * opens to it again for whoever typed it. It stands beside the desk from the beginning: what holds the key that closes
 * a dialog below has to hear it first.
 */
export function SignInOver({ member }: { member: SignedIn }) {
  const { isOver } = member
  const isHeld = useRef(isOver)
  isHeld.current = isOver
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      if (!isHeld.current || event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', hold, true)
    return () => window.removeEventListener('keydown', hold, true)
  }, [])
  return isOver && <Door member={member} />
}

function Door({ member }: { member: SignedIn }) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it stands, the browser gives the focus back to the field that had it.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    shown?.querySelector<HTMLInputElement>('input[type="password"]')?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.over}
      aria-label={text('SESSION_OVER_TITLE')}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <SignInPage over={member} />
    </dialog>
  )
}
