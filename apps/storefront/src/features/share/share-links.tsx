import { useEffect, useState } from 'react'
import { hrefOf } from '../../shell/address.ts'
import { useText } from '../../shell/texts.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { CopyIcon } from '../../ui/media/copy-icon.tsx'
import { Drawing } from '../../ui/media/icon.tsx'
import styles from './share-links.module.css'

/** Apart from the icons of every view: it stands here alone. */
const shareIcon =
  'M6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM18 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM18 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.3 10.9l7.4-4M8.3 13.2l7.4 4'

/** Shares a page by its clean link: by what the device offers, and by copying. `path` is a clean path. */
export default function ShareLinks({ path, title }: { path: string; title: string }) {
  const text = useText()
  const toasts = useToasts()
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  const linkOf = () => new URL(hrefOf(path), window.location.origin).href

  const share = async () => {
    try {
      await navigator.share({ title, url: linkOf() })
    } catch (error) {
      // The shopper changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toasts.show({ tone: 'failure', text: text('PRODUCT_SHARE_FAILED') })
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkOf())
      toasts.show({ tone: 'success', text: text('PRODUCT_LINK_COPIED') })
    } catch {
      toasts.show({ tone: 'failure', text: text('ORDER_COPY_FAILED') })
    }
  }
  return (
    <div className={styles.links}>
      {canShare && (
        <button type="button" onClick={share}>
          <Drawing path={shareIcon} size={18} />
          {text('PRODUCT_SHARE')}
        </button>
      )}
      <button type="button" onClick={copy}>
        <CopyIcon size={18} />
        {text('PRODUCT_COPY_LINK')}
      </button>
    </div>
  )
}
