import { type FormEvent, useState } from 'react'
import { useData } from '../../app/data-context.tsx'
import { useText } from '../../app/texts.tsx'
import { Refusal } from '../../data/port/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './newsletter.module.css'

/** The footer's newsletter; each outcome is a toast in the specification's words (§8). */
export function Newsletter() {
  const text = useText()
  const data = useData()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email')).trim()
    if (busy) return
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
      toasts.show({ tone: 'failure', text: text('LAYOUT_NEWS_REQUIRED') })
      return
    }
    setBusy(true)
    try {
      await data.content.subscribe(email)
      form.reset()
      toasts.show({ tone: 'success', text: text('LAYOUT_NEWS_SENT') })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toasts.show({ tone: 'failure', text: text('LAYOUT_NEWS_FAILED') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section>
      <h2>{text('LAYOUT_NEWS')}</h2>
      <form className={styles.form} noValidate onSubmit={send}>
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
