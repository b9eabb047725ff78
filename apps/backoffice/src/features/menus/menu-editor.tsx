import { Anchor, Breadcrumbs, Button, Grid, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Menu, MenuEntry, MenuFields } from '../../data/port/menus.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { EditActs } from '../../ui/form/edit-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { moved, SortableRows } from '../../ui/lists/sortable-rows.tsx'
import { Part } from '../../ui/page/part.tsx'
import { PagePreview } from '../../ui/preview/page-preview.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { changedAt, entriesAt, homesOf, mostDepth, newEntry, type Place, rehomed } from './menu-tree.ts'
import { useMenusChanged } from './menus.queries.ts'

/** A menu as a tree, one level at a time, beside the page that it would make. */
export function MenuEditor({ menu }: { menu: Menu }) {
  const text = useText()
  const { menus } = useData()
  const { form, submit, error, ...state } = useEditForm<MenuFields>(
    menu,
    (edit) => menus.save(menu.name, edit),
    useMenusChanged(),
  )
  const [asked, setPlace] = useState<Place>([])
  const [opened, setOpened] = useState<number | null>(null)
  const all = form.values.entries
  // Somebody else may have taken away what was looked at.
  const place = asked.slice(0, known(all, asked))
  const entries = entriesAt(all, place)
  const put = (next: MenuEntry[]) => form.setFieldValue('entries', next)
  const change = (next: (list: readonly MenuEntry[]) => readonly MenuEntry[]) =>
    put(changedAt(all, place, next))
  const close = () => setOpened(null)
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, md: 6 }}>
        <form onSubmit={form.onSubmit(submit)}>
          <Part title={text('MENUS_ENTRIES')} lead={text('MENUS_ENTRIES_LEAD')}>
            {place.length > 0 && (
              <Breadcrumbs>
                <Anchor component="button" type="button" onClick={() => setPlace([])}>
                  {text('MENUS_TOP')}
                </Anchor>
                {place.map((at, depth) => {
                  const title = entriesAt(all, place.slice(0, depth))[at]?.title ?? ''
                  return depth === place.length - 1 ? (
                    <Text key={title} fw={600}>
                      {title}
                    </Text>
                  ) : (
                    <Anchor
                      key={title}
                      component="button"
                      type="button"
                      onClick={() => setPlace(place.slice(0, depth + 1))}
                    >
                      {title}
                    </Anchor>
                  )
                })}
              </Breadcrumbs>
            )}
            {entries.length === 0 && <Text c="dimmed">{text('MENUS_EMPTY')}</Text>}
            <SortableRows
              label={`${menu.name} ${place.join('.')}`}
              rows={entries.map((entry, index) => ({
                key: entry.link || `${index}`,
                name: entry.title,
                content: (
                  <Row
                    entry={entry}
                    isDeepest={place.length === mostDepth - 1}
                    onEdit={() => setOpened(index)}
                    onEnter={() => setPlace([...place, index])}
                  />
                ),
              }))}
              onMove={(from, to) => change((list) => moved(list, from, to))}
            />
            <Button
              variant="light"
              leftSection={<IconPlus size={18} />}
              onClick={() => setOpened(entries.length)}
              style={{ alignSelf: 'start' }}
            >
              {text('MENUS_ADD')}
            </Button>
            <EditActs {...state} error={error} fields={[]} />
          </Part>
        </form>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 6 }}>
        <PagePreview make={() => menus.preview(menu.name, form.getValues())} />
      </Grid.Col>
      {opened !== null && (
        <EntryDialog
          entry={entries[opened] ?? newEntry}
          isNew={opened === entries.length}
          depth={place.length}
          hasPanels={menu.name !== 'mobile'}
          taken={entries.filter((_, index) => index !== opened).map(({ link }) => link)}
          homes={
            entries[opened]
              ? homesOf(all, entries[opened]).filter((home) => home.place.join() !== place.join())
              : []
          }
          onSave={(entry) => {
            change((list) => list.toSpliced(opened, 1, entry))
            close()
          }}
          onRemove={() => {
            change((list) => list.toSpliced(opened, 1))
            close()
          }}
          onRehome={(entry, home) => {
            const typed = changedAt(all, place, (list) => list.toSpliced(opened, 1, entry))
            put(rehomed(typed, place, opened, home))
            setPlace([])
            close()
          }}
          onClose={close}
        />
      )}
    </Grid>
  )
}

/** How many of a place's steps there still are. */
const known = (entries: readonly MenuEntry[], [first, ...rest]: Place): number => {
  const entry = first === undefined ? undefined : entries[first]
  return entry ? 1 + known(entry.entries, rest) : 0
}

function Row({
  entry: { title, link, entries },
  isDeepest,
  onEdit,
  onEnter,
}: {
  entry: MenuEntry
  isDeepest: boolean
  onEdit: () => void
  onEnter: () => void
}) {
  const text = useText()
  return (
    <>
      <Stack gap={0} flex={1} miw={160}>
        <Text fw={600} lineClamp={1}>
          {title}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={1}>
          {link}
        </Text>
      </Stack>
      <Group gap={4} wrap="nowrap">
        {!isDeepest && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={text('MENUS_INSIDE_OF', { name: title, count: entries.length })}
            onClick={onEnter}
          >
            {text('MENUS_INSIDE', { count: entries.length })}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          aria-label={text('MENUS_EDIT_OF', { name: title })}
          onClick={onEdit}
        >
          {text('MENUS_EDIT')}
        </Button>
      </Group>
    </>
  )
}
