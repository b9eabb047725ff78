import {
  ActionIcon,
  Anchor,
  Button,
  Checkbox,
  Group,
  Popover,
  ScrollArea,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { OrderFilter, OrderView } from '../../data/port/orders.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { Refused } from '../../ui/feedback/refused.tsx'
import { useMember } from '../session/session.queries.ts'
import { useOrderViews, useViewAct } from './orders.queries.ts'
import { orderFilterQuery } from './use-order-filter.ts'

/** Lists that somebody comes back to, by the name that they gave them; the shop keeps them, and the team may see them. */
export function SavedViews({ filter }: { filter: OrderFilter }) {
  const text = useText()
  const { orders } = useData()
  const { role } = useMember()
  const [isOpen, setOpen] = useState(false)
  const { data: views = [] } = useOrderViews()
  const [leaving, setLeaving] = useState<OrderView | null>(null)
  const remove = useViewAct((id: number) => orders.removeView(id))
  const leads = role === 'owner' || role === 'manager'
  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={320} trapFocus>
        <Popover.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={18} aria-hidden="true" />}
            onClick={() => setOpen(!isOpen)}
          >
            {text('ORDERS_VIEWS')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={text('ORDERS_VIEWS')}>
          <Stack gap="sm">
            {views.length === 0 && <Text size="sm">{text('ORDERS_VIEWS_NONE')}</Text>}
            <ScrollArea.Autosize mah={280}>
              <Stack gap="xs">
                {views.map((view) => (
                  <ViewRow
                    key={view.id}
                    view={view}
                    onChoose={() => setOpen(false)}
                    onRemove={view.isOwn || leads ? () => setLeaving(view) : null}
                  />
                ))}
              </Stack>
            </ScrollArea.Autosize>
            <ViewForm filter={filter} />
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {leaving && (
        <Confirm
          opened
          title={text('ORDERS_VIEW_REMOVE', { name: leaving.name })}
          text={text(leaving.isShared ? 'ORDERS_VIEW_REMOVE_SHARED' : 'ORDERS_VIEW_REMOVE_TEXT')}
          act={text('BLOG_REMOVE')}
          onConfirm={() => remove.mutateAsync(leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

function ViewRow({
  view,
  onChoose,
  onRemove,
}: {
  view: OrderView
  onChoose: () => void
  /** Null for who may not. */
  onRemove: (() => void) | null
}) {
  const text = useText()
  return (
    <Group justify="space-between" wrap="nowrap">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Anchor component={Link} href={`/pedidos?${orderFilterQuery(view.filter)}`} onClick={onChoose}>
          {view.name}
        </Anchor>
        {view.isShared && (
          <Text size="xs" c="dimmed">
            {view.isOwn ? text('ORDERS_VIEW_SHARED') : text('ORDERS_VIEW_OF', { name: view.author })}
          </Text>
        )}
      </div>
      {onRemove && (
        <ActionIcon aria-label={text('ORDERS_VIEW_REMOVE', { name: view.name })} onClick={onRemove}>
          <IconTrash size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </Group>
  )
}

/** Gives the list that is shown a name. */
function ViewForm({ filter }: { filter: OrderFilter }) {
  const text = useText()
  const { orders } = useData()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const save = useViewAct(
    (view: Pick<OrderView, 'name' | 'filter' | 'isShared'>) => orders.saveView(view),
    () => {
      setName('')
      setShared(false)
    },
  )
  const isNarrowed = orderFilterQuery(filter).size > 0
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ name: name.trim(), filter, isShared })
      }}
    >
      <Stack gap="xs">
        <Group gap="xs" align="end" wrap="nowrap">
          <TextInput
            label={text('ORDERS_VIEW_NAME')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={40}
            required
            style={{ flex: 1 }}
          />
          <Button type="submit" loading={save.isPending} disabled={!isNarrowed || name.trim() === ''}>
            {text('DESK_SAVE')}
          </Button>
        </Group>
        <Checkbox
          label={text('ORDERS_VIEW_SHARE')}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Refused error={save.error} />
      </Stack>
    </form>
  )
}
