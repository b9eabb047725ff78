import { Alert, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { Opinion } from '../../data/port/opinions.port.ts'
import { isRefusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { useOpinionAct } from './opinions.queries.ts'

/** Writes the shop's answer, or changes it. */
export function AnswerForm({ opinion, onClose }: { opinion: Opinion; onClose: () => void }) {
  const text = useText()
  const { opinions } = useData()
  const form = useForm({ initialValues: { answer: opinion.answer } })
  // As it was opened: a list that is read anew meanwhile would pass what somebody else has said for what was read here.
  const [seen, setSeen] = useState(opinion.answer)
  const close = useAskedClose(form.isDirty(), onClose)
  const save = useOpinionAct(
    ({ answer }: { answer: string }) => opinions.answer(opinion, answer, seen),
    onClose,
  )
  const theirs = isRefusal(save.error, 'EDITED_MEANWHILE') ? save.error.change : null
  const send = (values: { answer: string }) =>
    save.mutate(values, {
      onError(refused) {
        if (isRefusal(refused) && refused.change) setSeen(`${refused.change.now.answer}`)
      },
    })
  const isMailed = opinion.kind === 'question' && opinion.answer === ''
  return (
    <form onSubmit={form.onSubmit(send)}>
      <Stack gap="sm">
        <Textarea
          {...form.getInputProps('answer')}
          label={text('OPINIONS_ANSWER')}
          description={text(isMailed ? 'OPINIONS_ANSWER_MAILED' : 'OPINIONS_ANSWER_SHOWN')}
          error={fieldError(save.error, 'respuesta')}
          maxLength={2000}
          autosize
          minRows={3}
          required
          data-autofocus
        />
        {theirs && (
          <Alert
            role="alert"
            color="clay"
            variant="light"
            title={text('OPINIONS_ANSWERED', { name: theirs.by })}
          >
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {`${theirs.now.answer}`}
            </Text>
          </Alert>
        )}
        <FormActs
          act={text(theirs ? 'OPINIONS_REPLACE' : 'OPINIONS_SEND')}
          isBusy={save.isPending}
          error={theirs ? null : save.error}
          fields={['respuesta']}
          onCancel={close}
        />
      </Stack>
    </form>
  )
}
