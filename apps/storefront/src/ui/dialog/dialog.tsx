import { type ComponentPropsWithoutRef, useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../../shell/texts.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../media/icon.tsx'
import styles from './dialog.module.css'
import { type Left, useCloseOnLeaving } from './use-close-on-leaving.ts'

export type DialogProps = ComponentPropsWithoutRef<'dialog'> & {
  /** `modal` stands in the middle of the window, a `drawer` along its start, `whole` covers it. */
  shape?: 'modal' | 'drawer' | 'whole'
  /** Asked for by Escape, by a press beside the dialog and by leaving: takes the dialog away. */
  onClose: () => void
  /** What is left when it closes by itself; the page where nothing else is said. */
  closesOnLeaving?: Left
}

/**
 * The browser's own modal dialog: it opens when it is rendered, what is around it is inert, and the focus goes back
 * to where it came from when it is taken away. It needs a name, by `aria-label` or `aria-labelledby`.
 */
export function Dialog({
  shape = 'modal',
  className,
  onClose,
  closesOnLeaving = 'page',
  children,
  ...attributes
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef(onClose)
  latest.current = onClose
  useCloseOnLeaving(onClose, closesOnLeaving)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The browser gives the focus back where a dialog is closed, not where it is taken out of the document.
    return () => element?.close()
  }, [])

  useEffect(() => {
    const element = dialog.current
    let isBeside = false
    const onPress = (event: PointerEvent) => {
      isBeside = event.target === element && element !== null && isOutside(event, element)
    }
    const onClick = () => {
      if (isBeside) latest.current()
      isBeside = false
    }
    element?.addEventListener('pointerdown', onPress)
    element?.addEventListener('click', onClick)
    return () => {
      element?.removeEventListener('pointerdown', onPress)
      element?.removeEventListener('click', onClick)
    }
  }, [])

  return (
    <dialog
      {...attributes}
      ref={dialog}
      className={classNames(styles.dialog, styles[shape], className)}
      onClose={(event) => event.currentTarget.open || onClose()}
    >
      {children}
    </dialog>
  )
}

/** Whether a press is on the ground around a dialog: the browser says that it is on the dialog itself. */
function isOutside({ clientX: x, clientY: y }: PointerEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

/** The cross at the corner of a dialog. */
export function CloseButton({
  label,
  className,
  onClick,
}: {
  /** What it is called where 'close' alone says too little. */
  label?: string
  className?: string
  onClick: () => void
}) {
  const text = useText()
  return (
    <button
      type="button"
      className={classNames(styles.close, className)}
      aria-label={label ?? text('UI_CLOSE')}
      onClick={onClick}
    >
      <Icon name="close" size={24} />
    </button>
  )
}
