import { ActionIcon, Anchor, Button, Group, Popover, Stack, Text, TextInput } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { OrderFilter } from '../../data/port/orders.port.ts'
import { useText } from '../../shell/texts.tsx'
import { useMember } from '../session/session.queries.ts'
import { orderFilterQuery } from './use-order-filter.ts'
import { readViews, type SavedView, withoutView, withView } from './view-list.ts'

/** Lists that somebody comes back to, by the name that they gave them; this browser keeps them for each of the staff. */
export function SavedViews({ filter, onChoose }: { filter: OrderFilter; onChoose: () => void }) {
  const text = useText()
  const { accountId } = useMember()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [views, setViews] = useLocalStorage<SavedView[]>({
    key: `huella:desk:order-views:${accountId}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: readViews,
  })
  const query = orderFilterQuery(filter).toString()
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} trapFocus>
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
          {views.map((view) => (
            <Group key={view.name} justify="space-between" wrap="nowrap">
              <Anchor
                component={Link}
                href={`/pedidos?${view.query}`}
                onClick={() => {
                  setOpen(false)
                  onChoose()
                }}
              >
                {view.name}
              </Anchor>
              <ActionIcon
                aria-label={text('ORDERS_VIEW_REMOVE', { name: view.name })}
                onClick={() => setViews(withoutView(views, view.name))}
              >
                <IconTrash size={16} aria-hidden="true" />
              </ActionIcon>
            </Group>
          ))}
          <form
            onSubmit={(event) => {
              event.preventDefault()
              setViews(withView(views, { name: name.trim(), query }))
              setName('')
            }}
          >
            <Group gap="xs" align="end" wrap="nowrap">
              <TextInput
                label={text('ORDERS_VIEW_NAME')}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
                maxLength={40}
                required
                style={{ flex: 1 }}
              />
              <Button type="submit" disabled={query === '' || name.trim() === ''}>
                {text('DESK_SAVE')}
              </Button>
            </Group>
          </form>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
