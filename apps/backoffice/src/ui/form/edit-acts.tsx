import { Button, Group, Text } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { Refused } from '../feedback/refused.tsx'

/** The end of a form of settings: why it was not taken, whether it is saved, and the button that sends it. */
export function EditActs({
  isBusy,
  isDirty,
  isSaved,
  error,
  fields,
}: {
  isBusy: boolean
  isDirty: boolean
  isSaved: boolean
  error: unknown
  /** Those of the wire that show by themselves what is wrong with them. */
  fields: readonly string[]
}) {
  const text = useText()
  return (
    <>
      <Refused error={error} fields={fields} />
      <Group>
        <Button type="submit" loading={isBusy} disabled={!isDirty}>
          {text('DESK_SAVE')}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {isDirty ? text('SHOP_UNSAVED') : isSaved ? text('SHOP_SAVED') : ''}
        </Text>
      </Group>
    </>
  )
}
