import { Button, Group, Stack } from '@mantine/core'
import { isRefusal } from '../../data/port/refusal.ts'
import { useText } from '../../shell/texts.tsx'
import { Refused } from '../../ui/refused.tsx'

/** Why a save was not taken; where somebody else saved meanwhile, what can be done about it. */
export function SaveRefused({
  error,
  onOverwrite,
  onReload,
}: {
  error: unknown
  /** Saves the same fields over that version. */
  onOverwrite: (version: number) => void
  onReload?: (() => void) | undefined
}) {
  const text = useText()
  const change = isRefusal(error, 'EDITED_MEANWHILE') ? error.change : null
  return (
    <Stack gap="xs" role="status">
      <Refused error={error} />
      {change && (
        <Group gap="xs">
          <Button variant="default" onClick={() => onOverwrite(change.version)}>
            {text('PRODUCTS_SAVE_MINE')}
          </Button>
          {onReload && (
            <Button variant="default" onClick={onReload}>
              {text('PRODUCTS_TAKE_THEIRS')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}
