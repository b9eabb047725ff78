import { useEffect, useState } from 'react'
import { hrefOf } from '../../shell/address.ts'
import { useText } from '../../shell/texts.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './share-links.module.css'

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
          <Icon name="share" size={18} />
          {text('PRODUCT_SHARE')}
        </button>
      )}
      <button type="button" onClick={copy}>
        <Icon name="copy" size={18} />
        {text('PRODUCT_COPY_LINK')}
      </button>
    </div>
  )
}
