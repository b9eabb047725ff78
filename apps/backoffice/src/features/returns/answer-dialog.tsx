import { Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Claim, ClaimAnswer } from '../../data/port/returns.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { PesosInput } from '../../ui/pesos-input.tsx'
import { fieldError } from '../../ui/refused.tsx'
import { ActForm } from '../orders/acts/act-form.tsx'
import { useClaimAct } from './returns.queries.ts'

/** Tells a shopper what the shop does about what they ask; where it is accepted, what is paid back. */
export function AnswerDialog({
  title,
  claim,
  act,
  onClose,
}: {
  title: string
  claim: Claim
  act: ClaimAnswer
  onClose: () => void
}) {
  const text = useText()
  const { claims } = useData()
  const hasAmount = act === 'accept' && claim.amount !== null
  const form = useForm({ initialValues: { answer: '', amount: (claim.amount ?? '') as number | '' } })
  const send = useClaimAct(
    ({ answer, amount }: typeof form.values) =>
      claims.answer(claim.id, act, { answer, amount: hasAmount && amount !== '' ? amount : null }),
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
      <Text size="sm">{text('CLAIMS_ANSWER_TEXT')}</Text>
      <Textarea
        {...form.getInputProps('answer')}
        label={text('CLAIMS_ANSWER')}
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
          label={text('CLAIMS_AMOUNT')}
          description={text('CLAIMS_AMOUNT_LEAD')}
          error={fieldError(send.error, 'monto')}
          required
        />
      )}
    </ActForm>
  )
}
