import { ActionIcon, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CannedAnswer } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { fieldError } from '../../../ui/feedback/refused.tsx'
import { FormActs } from '../../../ui/form/form-acts.tsx'
import { useEditForm } from '../../../ui/form/use-edit-form.ts'
import { useAskedClose, useMayLeave } from '../../../ui/form/use-unsaved-guard.ts'
import { chatKeys } from '../chat.queries.ts'
import { useCannedAnswers } from './canned-options.tsx'

const first = { edited: null, turn: 0 }

/** The answers that the staff keeps ready: written, changed and deleted. */
export function CannedAnswers({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText()
  const { chat } = useData()
  const queries = useQueryClient()
  const { answers } = useCannedAnswers(opened ? '' : null)
  const [deletedId, setDeletedId] = useState<number | null>(null)
  const deleted = answers.find(({ id }) => id === deletedId)
  /** What is edited, and which form it is: each has a key of its own. */
  const [{ edited, turn }, setEdited] = useState<{ edited: CannedAnswer | null; turn: number }>(first)
  const [isUnsaved, setUnsaved] = useState(false)
  const mayLeave = useMayLeave()
  const edit = (answer: CannedAnswer | null) => setEdited({ edited: answer, turn: turn + 1 })
  const close = useAskedClose(opened && isUnsaved, () => {
    edit(null)
    onClose()
  })
  const refresh = () => queries.invalidateQueries({ queryKey: chatKeys.canned })
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
              onClick={() => mayLeave() && edit(answer)}
            >
              <IconPencil size={18} />
            </ActionIcon>
            <ActionIcon
              aria-label={text('CHAT_CANNED_DELETE', { name: answer.name })}
              onClick={() => setDeletedId(answer.id)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <CannedForm
          key={turn}
          answer={edited}
          onUnsaved={setUnsaved}
          onCancel={edited ? () => edit(null) : undefined}
          onSaved={() => {
            edit(null)
            void refresh()
          }}
        />
      </Stack>
      <Confirm
        opened={deletedId !== null}
        title={text('CHAT_CANNED_DELETE_ASK')}
        text={deleted?.name ?? ''}
        act={text('CHAT_CANNED_DELETE_DO')}
        onClose={() => setDeletedId(null)}
        onConfirm={async () => {
          try {
            if (deleted) await chat.deleteCannedAnswer(deleted)
          } finally {
            // Refused, since a colleague has saved it: it is what they wrote that the next press takes away.
            await refresh()
          }
        }}
      />
    </Dialog>
  )
}

type Words = Pick<CannedAnswer, 'name' | 'text'>

/** Writes a new answer, or changes one over what was read. */
function CannedForm({
  answer,
  onUnsaved,
  onCancel,
  onSaved,
}: {
  answer: CannedAnswer | null
  onUnsaved: (isUnsaved: boolean) => void
  onCancel: (() => void) | undefined
  onSaved: () => void
}) {
  const text = useText()
  const { chat } = useData()
  const { form, submit, isBusy, error, isDirty } = useEditForm<Words>(
    asEdited(answer),
    async (edit, words) =>
      asEdited(await chat.saveCannedAnswer({ ...edit, ...words, id: answer?.id ?? null })),
    onSaved,
  )
  useEffect(() => {
    onUnsaved(isDirty)
    return () => onUnsaved(false)
  }, [isDirty, onUnsaved])
  return (
    <form onSubmit={form.onSubmit(submit)}>
      <Stack gap="sm">
        <TextInput
          {...form.getInputProps('name')}
          label={text('CHAT_CANNED_NAME')}
          error={fieldError(error, 'nombre')}
          maxLength={60}
          required
        />
        <Textarea
          {...form.getInputProps('text')}
          label={text('CHAT_CANNED_TEXT')}
          error={fieldError(error, 'texto')}
          maxLength={2000}
          autosize
          minRows={3}
          required
        />
        <FormActs
          act={text(answer === null ? 'CHAT_CANNED_ADD' : 'DESK_SAVE')}
          isBusy={isBusy}
          error={error}
          fields={['nombre', 'texto']}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}

const asEdited = (answer: CannedAnswer | null) => ({
  version: answer?.version ?? 0,
  by: answer?.by ?? '',
  at: null,
  fields: { name: answer?.name ?? '', text: answer?.text ?? '' },
})
