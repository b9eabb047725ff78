import { Button, Group, Stack, Text } from '@mantine/core'
import type { ProductSave } from '../../../data/port/products.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { MoreButton } from '../../../ui/actions/more-button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { useNotifyRefusal } from '../../../ui/feedback/use-notify-refusal.ts'
import { Part } from '../../../ui/page/part.tsx'
import { fieldTexts } from '../field-texts.ts'
import { useProductHistory, useSaveProduct } from '../products.queries.ts'
import { saidPair } from './said-value.ts'
import type { Sayings } from './sayings.ts'
import { type Undoing, undoOf } from './undo-of.ts'
import { useSayings } from './use-sayings.ts'

const laterId = 'product-undo-later'

/** Who saved it when, what that changed, and the way back. */
export function HistoryPart({
  id,
  isReadOnly,
  isChanged,
}: {
  id: number
  isReadOnly: boolean
  /** Whether something of the product is typed and not saved. */
  isChanged: boolean
}) {
  const text = useText()
  const history = useProductHistory(id)
  const sayings = useSayings()
  return (
    <Part title={text('PRODUCTS_HISTORY')}>
      {isChanged && !isReadOnly && (
        <Text id={laterId} size="sm" mb="sm">
          {text('PRODUCTS_UNDO_LATER')}
        </Text>
      )}
      <Loaded query={history}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Text c="dimmed">{text('PRODUCTS_HISTORY_NONE')}</Text>
          ) : (
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
              {pages.flat().map((save) => (
                <Save
                  key={save.id}
                  productId={id}
                  save={save}
                  sayings={sayings}
                  undoing={undoOf(save, { isReadOnly, isChanged })}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <MoreButton query={history} />
    </Part>
  )
}

function Save({
  productId,
  save,
  sayings,
  undoing,
}: {
  productId: number
  save: ProductSave
  sayings: Sayings
  undoing: Undoing
}) {
  const text = useText()
  const format = useFormat()
  const { products } = useData()
  const notify = useNotifyRefusal()
  const undo = useSaveProduct(
    () => products.undo(productId, save.id),
    () => undefined,
  )
  return (
    <Group component="li" justify="space-between" align="start" wrap="nowrap">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={600}>
          {save.by || text('PRODUCTS_IMPORTED')} · {format.moment(save.at)}
        </Text>
        {save.changes.length === 0 && <Text size="sm">{text('PRODUCTS_ADDED')}</Text>}
        {save.changes.map(({ field, from, to }) => (
          <Text key={field} size="sm" c="dimmed">
            {text(fieldTexts[field])}: {saidPair(field, from, to, sayings).join(' → ')}
          </Text>
        ))}
      </div>
      {undoing !== 'none' && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={undo.isPending}
          disabled={undoing === 'later'}
          aria-describedby={undoing === 'later' ? laterId : undefined}
          onClick={() => undo.mutate(undefined, { onError: notify })}
        >
          {text('PRODUCTS_UNDO')}
        </Button>
      )}
    </Group>
  )
}
