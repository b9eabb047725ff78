import { Button, Group, Stack, Text } from '@mantine/core'
import type { EditedProduct, ProductField } from '#rules/products/product.ts'
import type { DeskProduct } from '../../data/port/products.port.ts'
import { isRefusal } from '../../data/port/refusal.ts'
import { useText } from '../../shell/texts.tsx'
import { Refused } from '../../ui/feedback/refused.tsx'
import { fieldTexts } from './field-texts.ts'
import { saidChange } from './parts/said-change.ts'
import { useSayings } from './parts/use-sayings.ts'

/** Why a save was not taken; where somebody else saved meanwhile, what they changed and what can be done about it. */
export function SaveRefused({
  error,
  read,
  mine,
  onOverwrite,
  onReload,
}: {
  error: unknown
  /** As it was when the edit began. */
  read: DeskProduct
  /** The fields that were to be saved. */
  mine: Partial<EditedProduct>
  /** Saves the same fields over that version. */
  onOverwrite: (version: number) => void
  onReload?: (() => void) | undefined
}) {
  const text = useText()
  const change = isRefusal(error, 'EDITED_MEANWHILE') ? error.change : null
  const isOfFields = isRefusal(error) && Object.keys(error.fields).length > 0
  return (
    <Stack gap="xs" role="status">
      <Refused error={error} />
      {isOfFields && (
        <Text size="sm" c="clay">
          {text('PRODUCTS_NOT_SAVED')}
        </Text>
      )}
      {change && <Theirs read={read} now={change.now} mine={mine} />}
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
function Theirs({
  read: { product, names },
  now,
  mine,
}: {
  read: DeskProduct
  now: Partial<EditedProduct>
  mine: Partial<EditedProduct>
}) {
  const text = useText()
  const byId = (rows: readonly { id: number; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]))
  const linked = { products: byId(names.products), vehicles: byId(names.vehicles) }
  const sayings = { ...useSayings(), names: linked }
  return (
    <ul>
      {(Object.keys(now) as ProductField[]).map((field) => (
        <li key={field}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {text(fieldTexts[field])}: {saidChange(field, product, now, sayings)}
            {field in mine && ` · ${text('PRODUCTS_MINE_TOO')}`}
          </Text>
        </li>
      ))}
    </ul>
  )
}
