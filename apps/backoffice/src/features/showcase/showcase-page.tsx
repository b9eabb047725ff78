import { Badge, Button, Group, Image, Stack, Text } from '@mantine/core'
import { IconLayoutDashboard, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { EditedRow } from '../../data/port/shipping.port.ts'
import type { ShowcaseFields, ShowcaseKind } from '../../data/port/showcase.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { SortableRows } from '../../ui/lists/sortable-rows.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Part } from '../../ui/page/part.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useArrange, useShowcase } from './showcase.queries.ts'
import { ShowcaseDialog } from './showcase-dialog.tsx'
import { fresh, stateOf } from './showcase-fields.ts'

type Row<Kind extends ShowcaseKind = ShowcaseKind> = EditedRow<ShowcaseFields[Kind]>
type Opened = { kind: ShowcaseKind; row: Row }

const parts = {
  slide: ['SHOWCASE_SLIDES', 'SHOWCASE_SLIDES_LEAD', 'SHOWCASE_ADD_SLIDE'],
  banner: ['SHOWCASE_BANNERS', 'SHOWCASE_BANNERS_LEAD', 'SHOWCASE_ADD_BANNER'],
  campaign: ['SHOWCASE_CAMPAIGNS', 'SHOWCASE_CAMPAIGNS_LEAD', 'SHOWCASE_ADD_CAMPAIGN'],
} as const satisfies Record<ShowcaseKind, TextKey[]>

/** What the home page shows, in its order. */
export default function ShowcasePage() {
  const text = useText()
  const [opened, setOpened] = useState<Opened | null>(null)
  const arrange = { slide: useArrange('slide'), banner: useArrange('banner') }
  return (
    <Page title={text('DESK_SHOWCASE')} lead={text('SHOWCASE_LEAD')}>
      <Loaded query={useShowcase()}>
        {(showcase) => (
          <Stack gap="lg">
            {(['slide', 'banner', 'campaign'] as const).map((kind) => {
              const [title, lead, add] = parts[kind]
              const rows: Row[] = showcase[kind]
              const shown = rows.map((row) => ({
                key: `${kind} ${row.id}`,
                name: row.fields.title,
                content: <Shown row={row} onOpen={() => setOpened({ kind, row })} />,
              }))
              return (
                <Part key={kind} title={text(title)} lead={text(lead)}>
                  {rows.length === 0 && <Empty icon={IconLayoutDashboard}>{text('SHOWCASE_NONE')}</Empty>}
                  {kind === 'campaign' ? (
                    <Stack gap="xs">
                      {shown.map(({ key, content }) => (
                        <Group key={key}>{content}</Group>
                      ))}
                    </Stack>
                  ) : (
                    <SortableRows label={text(title)} rows={shown} onMove={arrange[kind]} />
                  )}
                  <Button
                    variant="light"
                    leftSection={<IconPlus size={18} />}
                    onClick={() => setOpened({ kind, row: fresh(kind) })}
                    style={{ alignSelf: 'start' }}
                  >
                    {text(add)}
                  </Button>
                </Part>
              )
            })}
          </Stack>
        )}
      </Loaded>
      {opened && (
        <ShowcaseDialog
          key={`${opened.kind} ${opened.row.id}`}
          kind={opened.kind}
          row={opened.row}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  )
}

const states = {
  shown: ['SHOWCASE_SHOWN', 'huella'],
  off: ['SHOWCASE_OFF', 'gray'],
  coming: ['SHOWCASE_COMING', 'sun'],
  over: ['SHOWCASE_OVER', 'gray'],
} as const

function Shown({ row: { fields }, onOpen }: { row: Row; onOpen: () => void }) {
  const text = useText()
  const [state, color] = states[stateOf(fields, useNow())]
  return (
    <>
      {'image' in fields && (
        <Image
          src={`/media/${fields.image}`}
          alt=""
          w={96}
          h={54}
          fit="cover"
          radius="sm"
          style={{ flexShrink: 0 }}
        />
      )}
      <Stack gap={2} flex={1} miw={110}>
        <Text fw={600} lineClamp={2}>
          {fields.title}
        </Text>
        <Text size="sm" c="dimmed" lineClamp={1}>
          {'link' in fields ? fields.link : fields.content}
        </Text>
      </Stack>
      <Badge color={color} variant="light" style={{ flexShrink: 0 }}>
        {text(state)}
      </Badge>
      <Button
        variant="default"
        size="xs"
        aria-label={text('SHOWCASE_EDIT_OF', { name: fields.title })}
        onClick={onOpen}
        style={{ flexShrink: 0 }}
      >
        {text('SHOWCASE_EDIT')}
      </Button>
    </>
  )
}
