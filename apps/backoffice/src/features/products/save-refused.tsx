import { Button, Group, Stack, Text } from '@mantine/core'
import type { EditedProduct, ProductField } from '#rules/products/product.ts'
import { isRefusal } from '../../data/port/refusal.ts'
import { useText } from '../../shell/texts.tsx'
import { Refused } from '../../ui/refused.tsx'
import { fieldTexts } from './field-texts.ts'
import { saidValue } from './parts/said-value.ts'
import { useSayings } from './parts/use-sayings.ts'

/** Why a save was not taken; where somebody else saved meanwhile, what they changed and what can be done about it. */
export function SaveRefused({
  error,
  mine,
  onOverwrite,
  onReload,
}: {
  error: unknown
  /** The fields that were to be saved. */
  mine: Partial<EditedProduct>
  /** Saves the same fields over that version. */
  onOverwrite: (version: number) => void
  onReload?: (() => void) | undefined
}) {
  const text = useText()
  const change = isRefusal(error, 'EDITED_MEANWHILE') ? error.change : null
  return (
    <Stack gap="xs" role="status">
      <Refused error={error} />
      {change && <Theirs now={change.now} mine={mine} />}
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

/** What somebody else saved, as it stands now, and what of it was changed here, too. */
function Theirs({ now, mine }: { now: Partial<EditedProduct>; mine: Partial<EditedProduct> }) {
  const text = useText()
  const sayings = useSayings()
  return (
    <ul>
      {(Object.keys(now) as ProductField[]).map((field) => (
        <li key={field}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {text(fieldTexts[field])}: {saidValue(field, now[field], sayings)}
            {field in mine && ` · ${text('PRODUCTS_MINE_TOO')}`}
          </Text>
        </li>
      ))}
    </ul>
  )
}
