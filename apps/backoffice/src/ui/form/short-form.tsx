import { Button, type MantineColor, Stack } from '@mantine/core'
import type { FormEventHandler, ReactNode } from 'react'
import { Refused } from '../feedback/refused.tsx'

/** A few fields one under the other, why they were not taken, and the button that sends them. */
export function ShortForm({
  onSubmit,
  act,
  isBusy,
  error,
  fields,
  color,
  children,
}: {
  onSubmit: FormEventHandler<HTMLFormElement>
  /** What the button says. */
  act: string
  isBusy: boolean
  error: unknown
  /** Those of the wire that show by themselves what is wrong with them. */
  fields: readonly string[]
  color?: MantineColor
  children: ReactNode
}) {
  return (
    <form onSubmit={onSubmit}>
      <Stack maw={380}>
        {children}
        <Refused error={error} fields={fields} />
        <Button type="submit" loading={isBusy} style={{ alignSelf: 'start' }} {...(color && { color })}>
          {act}
        </Button>
      </Stack>
    </form>
  )
}
