import { ActionIcon, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CannedAnswer } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActs } from '../../../ui/form-acts.tsx'
import { fieldError } from '../../../ui/refused.tsx'
import { useAskedClose } from '../../../ui/use-unsaved-guard.ts'
import { chatKeys } from '../chat.queries.ts'
import { useCannedAnswers } from './canned-options.tsx'

/** The answers that the staff keeps ready: written, changed and deleted. */
export function CannedAnswers({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText()
  const { chat } = useData()
  const queries = useQueryClient()
  const { answers } = useCannedAnswers(opened ? '' : null)
  const [deleted, setDeleted] = useState<CannedAnswer | null>(null)
  const form = useForm({ initialValues: { id: null as number | null, name: '', text: '' } })
  const { id, ...typed } = form.values
  const kept = answers.find((answer) => answer.id === id) ?? { name: '', text: '' }
  const close = useAskedClose(opened && (typed.name !== kept.name || typed.text !== kept.text), () => {
    form.reset()
    onClose()
  })
  const refresh = () => queries.invalidateQueries({ queryKey: chatKeys.canned })
  const save = useMutation({
    mutationFn: chat.saveCannedAnswer,
    onSuccess: () => {
      form.reset()
      return refresh()
    },
  })
  return (
    <Dialog opened={opened} onClose={close} size="lg" title={text('CHAT_CANNED')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {text(answers.length === 0 ? 'CHAT_CANNED_NONE' : 'CHAT_CANNED_LEAD')}
        </Text>
        {answers.map((answer) => (
          <Group key={answer.id} wrap="nowrap" align="start">
            <div style={{ flex: 1, minInlineSize: 0 }}>
              <Text fw={650}>{answer.name}</Text>
              <Text size="sm" lineClamp={2}>
                {answer.text}
              </Text>
            </div>
            <ActionIcon
              aria-label={text('CHAT_CANNED_EDIT', { name: answer.name })}
              onClick={() => form.setValues(answer)}
            >
              <IconPencil size={18} />
            </ActionIcon>
            <ActionIcon
              aria-label={text('CHAT_CANNED_DELETE', { name: answer.name })}
              onClick={() => setDeleted(answer)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
          <Stack gap="sm">
            <TextInput
              {...form.getInputProps('name')}
              label={text('CHAT_CANNED_NAME')}
              error={fieldError(save.error, 'nombre')}
              maxLength={60}
              required
            />
            <Textarea
              {...form.getInputProps('text')}
              label={text('CHAT_CANNED_TEXT')}
              error={fieldError(save.error, 'texto')}
              maxLength={2000}
              autosize
              minRows={3}
              required
            />
            <FormActs
              act={text(form.values.id === null ? 'CHAT_CANNED_ADD' : 'DESK_SAVE')}
              isBusy={save.isPending}
              error={save.error}
              fields={['nombre', 'texto']}
              onCancel={form.values.id === null ? undefined : form.reset}
            />
          </Stack>
        </form>
      </Stack>
      <Confirm
        opened={deleted !== null}
        title={text('CHAT_CANNED_DELETE_ASK')}
        text={deleted?.name ?? ''}
        act={text('CHAT_CANNED_DELETE_DO')}
        onClose={() => setDeleted(null)}
        onConfirm={async () => {
          if (deleted) await chat.deleteCannedAnswer(deleted.id)
          await refresh()
        }}
      />
    </Dialog>
  )
}
