import { useRef, useState } from 'react'
import type { ChatStatus } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextAreaField } from '../../../ui/form/field.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useAccount } from '../../session/account.store.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { personErrors } from './chat-checks.ts'
import styles from './chat-form.module.css'
import { keyByContent } from './key-by-content.ts'
import { PersonFields } from './person-fields.tsx'

/** While nobody answers: a message that is answered by mail, and when the shop opens. What is written stays a draft. */
export function LeaveMessage({
  status,
  draft,
  onDraft,
}: {
  status: ChatStatus
  draft: string
  onDraft: (text: string) => void
}) {
  const text = useText()
  const data = useData()
  const account = useAccount()
  const [leftBy, setLeftBy] = useState<string | null>(null)
  const [keys] = useState(keyByContent)
  const form = useForm({
    initial: { name: account?.firstName ?? '', email: account?.email ?? '', phone: '', message: draft },
    check: ({ message, ...person }) => ({
      ...personErrors(person),
      ...(!message.trim() && { message: 'CHAT_REQUIRED' as const }),
    }),
    send: async ({ message, ...person }) => {
      await data.chat.leaveMessage(keys.keyOf({ ...person, message }), person, message)
      keys.arrived()
      onDraft('')
      setLeftBy(person.email.trim())
    },
  })
  const message = form.text('message')
  const first = useRef<HTMLInputElement>(null)
  useFirstFocus(first)
  if (leftBy !== null) {
    return (
      <div className={styles.left} role="status">
        <Icon name="mail" size={40} />
        <h3>{text('CHAT_LEFT')}</h3>
        <p>{text('CHAT_LEFT_TEXT', { email: leftBy })}</p>
        <Button
          kind="outline"
          onClick={() => {
            form.reset()
            setLeftBy(null)
          }}
        >
          {text('CHAT_LEFT_AGAIN')}
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <h3>{text('CHAT_AWAY')}</h3>
      <p>
        <WhenItOpens status={status} />
      </p>
      <FormFailure failure={form.failure} />
      <PersonFields fields={form.text} first={first} />
      <TextAreaField
        {...message}
        onChange={(event) => {
          message.onChange(event)
          onDraft(event.target.value)
        }}
        label={text('CHAT_MESSAGE')}
        rows={4}
        maxLength={2000}
        required
      />
      <Button type="submit" size="large" wide busy={form.busy}>
        {text('CHAT_LEAVE')}
      </Button>
    </form>
  )
}

/** In the hours of Chile, wherever the visitor is. */
function WhenItOpens({ status: { isWithinHours, opensAt } }: { status: ChatStatus }) {
  const text = useText()
  const { locale } = useLanguage()
  if (isWithinHours) return text('CHAT_AWAY_BUSY')
  if (opensAt === null) return text('CHAT_AWAY_UNTOLD')
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'America/Santiago' }).format(new Date(opensAt))
  return text('CHAT_AWAY_CLOSED', {
    day: part({ weekday: 'long' }),
    hour: part({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }),
  })
}
