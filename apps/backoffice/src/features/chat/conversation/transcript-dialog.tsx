import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversation } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { randomKey } from '../../../shell/random-key.ts'
import { useText } from '../../../shell/texts.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { fieldError } from '../../../ui/feedback/refused.tsx'
import { FormActs } from '../../../ui/form/form-acts.tsx'

/** Mails the conversation, to the visitor's address or another. */
export function TranscriptDialog({
  conversation,
  opened,
  onClose,
}: {
  conversation: Conversation
  opened: boolean
  onClose: () => void
}) {
  const text = useText()
  const { chat } = useData()
  const form = useForm({ initialValues: { email: conversation.email } })
  /** The same until an answer has come: what may have been mailed is not mailed again. */
  const [key, setKey] = useState(randomKey)
  const mail = useMutation({
    mutationFn: ({ email }: { email: string }) => chat.mailTranscript({ id: conversation.id, email, key }),
    onSuccess: (_, { email }) => {
      setKey(randomKey())
      notifications.show({ message: text('CHAT_TRANSCRIPT_SENT', { email }) })
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={text('CHAT_TRANSCRIPT')}>
      <form onSubmit={form.onSubmit((values) => mail.mutate(values))}>
        <Stack>
          <Text size="sm">{text('CHAT_TRANSCRIPT_TEXT')}</Text>
          <TextInput
            {...form.getInputProps('email')}
            type="email"
            label={text('SESSION_EMAIL')}
            error={fieldError(mail.error, 'correo')}
            required
            data-autofocus
          />
          <FormActs
            act={text('CHAT_TRANSCRIPT_SEND')}
            isBusy={mail.isPending}
            error={mail.error}
            fields={['correo']}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
