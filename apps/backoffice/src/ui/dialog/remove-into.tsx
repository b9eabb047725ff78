import { Select, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldError } from '../feedback/refused.tsx'
import { FormActs } from '../form/form-acts.tsx'
import { Dialog } from './dialog.tsx'

/** Takes something away; what it held goes into another of its kind, where one is chosen. */
export function RemoveInto({
  title,
  help,
  label,
  placeholder,
  others,
  field,
  actOf,
  toldOf,
  remove,
  onRemoved,
  onClose,
}: {
  title: string
  help: string
  label: string
  placeholder: string
  others: { value: string; label: string }[]
  /** The wire's name of where it goes. */
  field: string
  /** What the button says. */
  actOf: (hasOther: boolean) => string
  /** What is said of how many things went over. */
  toldOf: (count: number) => string
  /** Answers how many things went over. */
  remove: (into: number | null) => Promise<number>
  onRemoved: () => Promise<unknown>
  onClose: () => void
}) {
  const [into, setInto] = useState<string | null>(null)
  const removing = useMutation({
    mutationFn: () => remove(into === null ? null : Number(into)),
    onSuccess: async (count) => {
      notifications.show({ message: toldOf(count) })
      onClose()
      await onRemoved()
    },
  })
  return (
    <Dialog onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          removing.mutate()
        }}
      >
        <Stack>
          <Text size="sm">{help}</Text>
          <Select
            label={label}
            placeholder={placeholder}
            data={others}
            value={into}
            onChange={setInto}
            error={fieldError(removing.error, field)}
            searchable
            clearable
            limit={100}
          />
          <FormActs
            act={actOf(into !== null)}
            isBusy={removing.isPending}
            error={removing.error}
            fields={[field]}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
