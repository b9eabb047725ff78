import { useRef } from 'react'
import type { ChatPerson } from '../../../data/port/chat.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useAccount } from '../../session/account.store.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { personErrors } from './chat-checks.ts'
import styles from './chat-form.module.css'
import { PersonFields } from './person-fields.tsx'

/** Who the visitor is, before a conversation (specification §4, §5). */
export function ChatForm({
  agents,
  onBegin,
}: {
  agents: string[]
  onBegin: (person: ChatPerson) => Promise<void>
}) {
  const text = useText()
  const account = useAccount()
  const form = useForm({
    initial: { name: account?.firstName ?? '', email: account?.email ?? '', phone: '' },
    check: personErrors,
    send: onBegin,
  })
  const first = useRef<HTMLInputElement>(null)
  useFirstFocus(first)
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p>{text('CHAT_INTRO')}</p>
      {agents.length > 0 && (
        <p className={styles.online}>{text('CHAT_ONLINE', { names: agents.join(', ') })}</p>
      )}
      <FormFailure failure={form.failure} />
      <PersonFields fields={form.text} first={first} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {text('CHAT_START')}
      </Button>
    </form>
  )
}
