import { Alert, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReturnAnswer, ReturnRequest } from '../../data/port/returns.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { PesosInput } from '../../ui/form/pesos-input.tsx'
import { ActForm } from '../orders/acts/act-form.tsx'
import { owedOf } from './offered-return-acts.ts'
import { useReturnAct } from './returns.queries.ts'

/** Tells a shopper what the shop does about what they ask; where it is accepted, what is paid back. */
export function AnswerDialog({
  title,
  request,
  act,
  onClose,
}: {
  title: string
  request: ReturnRequest
  act: ReturnAnswer
  onClose: () => void
}) {
  const text = useText()
  const { returns } = useData()
  const format = useFormat()
  const owed = act === 'close' ? owedOf(request) : 0
  const hasAmount = act === 'accept' && request.amount !== null
  const form = useForm({ initialValues: { answer: '', amount: (request.amount ?? '') as number | '' } })
  const send = useReturnAct(
    ({ answer, amount }: typeof form.values) =>
      returns.answer(request.id, act, { answer, amount: hasAmount && amount !== '' ? amount : null }),
    onClose,
  )
  return (
    <ActForm
      title={title}
      isBusy={send.isPending}
      error={send.error}
      fields={['respuesta', 'monto']}
      isUnsaved={form.isDirty()}
      onSubmit={() => send.mutate(form.values)}
      onClose={onClose}
    >
      <Text size="sm">
        {text('RETURNS_ANSWER_TEXT')}
        {act === 'accept' && request.kind === 'RETRACTO' && ` ${text('RETURNS_ACCEPT_TEXT')}`}
      </Text>
      {owed > 0 && (
        <Alert color="sun" variant="light">
          {text('RETURNS_CLOSE_OWED', { amount: format.pesos(owed) })}
        </Alert>
      )}
      <Textarea
        {...form.getInputProps('answer')}
        label={text('RETURNS_ANSWER')}
        error={fieldError(send.error, 'respuesta')}
        maxLength={1000}
        autosize
        minRows={3}
        required
        data-autofocus
      />
      {hasAmount && (
        <PesosInput
          {...form.getInputProps('amount')}
          label={text('RETURNS_AMOUNT')}
          description={text('RETURNS_AMOUNT_LEAD')}
          error={fieldError(send.error, 'monto')}
          required
        />
      )}
    </ActForm>
  )
}
