import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActs } from '../../../ui/form-acts.tsx'

/** A dialog with the fields that an act asks for, and why it was refused. */
export function ActForm({
  title,
  act = title,
  isBusy,
  error,
  fields,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  /** What the button says, where that is not the title. */
  act?: string
  isBusy: boolean
  error: unknown
  /** Those of the wire that show by themselves what is wrong with them. */
  fields: readonly string[]
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Stack>
          {children}
          <FormActs act={act} isBusy={isBusy} error={error} fields={fields} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
