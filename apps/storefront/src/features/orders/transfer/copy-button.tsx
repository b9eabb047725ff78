import { useEffect, useState } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { useToasts } from '../../../ui/feedback/toasts.tsx'
import { CopyIcon } from '../../../ui/media/copy-icon.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './copy-button.module.css'

/** How long the button says that it has copied, in ms. */
const told = 2_000

/** Copies a text. `what` names it for screen readers; with `children` the button is a wide one. */
export function CopyButton({ value, what, children }: { value: string; what: string; children?: string }) {
  const text = useText()
  const { show } = useToasts()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), told)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      show({ tone: 'failure', text: text('ORDER_COPY_FAILED') })
    }
  }
  return (
    <button
      type="button"
      className={styles.copy}
      data-wide={children !== undefined || undefined}
      data-copied={copied || undefined}
      aria-label={children === undefined ? text('ORDER_COPY', { what }) : undefined}
      onClick={copy}
    >
      {copied ? <Icon name="check" size={18} /> : <CopyIcon size={18} />}
      {children !== undefined && (copied ? text('ORDER_COPIED') : children)}
      <span role="status" className="visually-hidden">
        {copied ? text('ORDER_COPIED') : ''}
      </span>
    </button>
  )
}
