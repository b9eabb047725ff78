import { type FormEvent, useState } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useToasts } from '../../../ui/feedback/toasts.tsx'
import styles from './newsletter.module.css'

const load = () => import('./send-newsletter.ts')

/** The footer's newsletter. What sends it comes when somebody begins to write: few do. */
export function Newsletter() {
  const text = useText()
  const data = useData()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const failed = { tone: 'failure', text: text('LAYOUT_NEWS_FAILED') } as const
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    setBusy(true)
    try {
      const sending = await load().catch(() => null)
      toasts.show(sending ? await sending.sendNewsletter(form, data, text) : failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section>
      <h2>{text('LAYOUT_NEWS')}</h2>
      <form
        className={styles.form}
        method="post" // without a script no e-mail comes to stand in an address
        noValidate
        onFocus={() => load().catch(() => null)} // sending loads it again, and says when it cannot
        onSubmit={send}
      >
        <input
          name="email"
          type="email"
          aria-label={text('LAYOUT_NEWS_EMAIL')}
          placeholder={text('LAYOUT_NEWS_EMAIL')}
          autoComplete="email"
          maxLength={254}
        />
        <Button type="submit" busy={busy}>
          {text('LAYOUT_NEWS_SEND')}
        </Button>
      </form>
    </section>
  )
}
