import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Opinion } from '../../data/port/opinions.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { FormActs } from '../../ui/form-acts.tsx'
import { fieldError } from '../../ui/refused.tsx'
import { useOpinionAct } from './opinions.queries.ts'

/** Writes the shop's answer, or changes it. */
export function AnswerForm({ opinion, onClose }: { opinion: Opinion; onClose: () => void }) {
  const text = useText()
  const { opinions } = useData()
  const form = useForm({ initialValues: { answer: opinion.answer } })
  const save = useOpinionAct(({ answer }: { answer: string }) => opinions.answer(opinion, answer), onClose)
  const isMailed = opinion.kind === 'question' && opinion.answer === ''
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
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
        <FormActs
          act={text('OPINIONS_SEND')}
          isBusy={save.isPending}
          error={save.error}
          fields={['respuesta']}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}
