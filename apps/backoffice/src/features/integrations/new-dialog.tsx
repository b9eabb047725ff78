import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'

/** Asks for a name or an address, and for at least one of what it is for. */
export function NewDialog({
  title,
  field,
  label,
  type = 'text',
  chosen,
  choices,
  isBusy,
  error,
  onSend,
  onClose,
}: {
  title: string
  /** Of the wire. */
  field: string
  label: string
  type?: 'text' | 'url'
  /** What the choices are of. */
  chosen: string
  choices: readonly { value: string; label: ReactNode }[]
  isBusy: boolean
  error: unknown
  onSend: (given: { name: string; choices: string[] }) => void
  onClose: () => void
}) {
  const text = useText()
  const form = useForm({
    initialValues: { name: '', choices: [] as string[] },
    validate: { choices: (given) => (given.length === 0 ? text('INTEGRATIONS_CHOOSE') : null) },
  })
  const close = useAskedClose(form.isDirty(), onClose)
  return (
    <Dialog onClose={close} title={title}>
      <form onSubmit={form.onSubmit(onSend)}>
        <Stack>
          <TextInput
            {...form.getInputProps('name')}
            type={type}
            label={label}
            error={fieldError(error, field)}
            maxLength={500}
            required
            data-autofocus
          />
          <Checkbox.Group {...form.getInputProps('choices')} label={chosen} required>
            <Stack gap="xs" mt="xs">
              {choices.map(({ value, label: words }) => (
                <Checkbox key={value} value={value} label={words} />
              ))}
            </Stack>
          </Checkbox.Group>
          <FormActs act={title} isBusy={isBusy} error={error} fields={[field]} onCancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
