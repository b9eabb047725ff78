import { Button, Group } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { Refused } from '../feedback/refused.tsx'

/** The end of a dialog's form: why it was not taken, the way out where there is one, and the button that sends it. */
export function FormActs({
  act,
  isBusy,
  error,
  fields,
  onCancel,
}: {
  /** What the button says. */
  act: string
  isBusy: boolean
  error: unknown
  /** Those of the wire that show by themselves what is wrong with them. */
  fields: readonly string[]
  onCancel?: (() => void) | undefined
}) {
  const text = useText()
  return (
    <>
      <Refused error={error} fields={fields} />
      <Group justify="end">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {text('DESK_CANCEL')}
          </Button>
        )}
        <Button type="submit" loading={isBusy}>
          {act}
        </Button>
      </Group>
    </>
  )
}
