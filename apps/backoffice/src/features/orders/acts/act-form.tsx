import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormActs } from '../../../ui/form/form-acts.tsx'
import { useAskedClose } from '../../../ui/form/use-unsaved-guard.ts'

/** A dialog with the fields that an act asks for, and why it was refused. */
export function ActForm({
  title,
  act = title,
  isBusy,
  error,
  fields,
  isUnsaved,
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
  /** Whether something was typed that closing would lose. */
  isUnsaved: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}) {
  const close = useAskedClose(isUnsaved, onClose)
  return (
    <Dialog onClose={close} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Stack>
          {children}
          <FormActs act={act} isBusy={isBusy} error={error} fields={fields} onCancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
