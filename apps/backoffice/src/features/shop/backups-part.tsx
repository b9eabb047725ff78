import { Alert, Stack, Text } from '@mantine/core'
import type { Backups } from '../../data/port/shop.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { FigureList } from '../../ui/figures/figure-list.tsx'
import { Part } from '../../ui/page/part.tsx'
import { useBackups } from './shop.queries.ts'

/** How the backups of the shop stand, and what of it somebody has to look at. */
export function BackupsPart() {
  const text = useText()
  const backups = useBackups()
  return (
    <Part title={text('SHOP_BACKUPS')} lead={text('SHOP_BACKUPS_LEAD')}>
      <Loaded query={backups}>{(state) => <State {...state} />}</Loaded>
    </Part>
  )
}

function State(state: Backups) {
  const text = useText()
  const format = useFormat()
  const { place, keepDays, next, last } = state
  const trouble = useTrouble(state)
  return (
    <Stack>
      {trouble.length > 0 && (
        <Alert color="clay" role="alert">
          {trouble.map((line) => (
            <Text key={line} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {line}
            </Text>
          ))}
        </Alert>
      )}
      {last && (
        <FigureList
          figures={[
            {
              name: text('SHOP_BACKUPS_LAST'),
              value: format.moment(last.at),
              note: text('SHOP_BACKUPS_TOOK', { time: format.minutes(last.seconds) }),
            },
            {
              name: text('SHOP_BACKUPS_SIZE'),
              value: format.bytes(last.bytes),
              note: text(last.isSealed ? 'SHOP_BACKUPS_SEALED' : 'SHOP_BACKUPS_UNSEALED'),
            },
            {
              name: text('SHOP_BACKUPS_COMPARED'),
              value: last.comparedAt ? format.moment(last.comparedAt) : text('SHOP_BACKUPS_COMPARED_NEVER'),
              note: text('SHOP_BACKUPS_COMPARED_HOW'),
            },
          ]}
        />
      )}
      <div>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {text('SHOP_BACKUPS_PLACE', { place: last ? `${place}/${last.name}` : place })}
        </Text>
        <Text size="sm" c="dimmed">
          {next ? text('SHOP_BACKUPS_NEXT', { moment: format.moment(next) }) : text('SHOP_BACKUPS_UNPLANNED')}{' '}
          {text('SHOP_BACKUPS_KEPT', { days: format.number(keepDays) })}
        </Text>
      </div>
    </Stack>
  )
}

/** What is wrong, the worst first; empty where all is well. */
function useTrouble({ last, failed, isOverdue }: Backups): string[] {
  const text = useText()
  const format = useFormat()
  const lines = []
  if (!last) lines.push(text('SHOP_BACKUPS_NONE'))
  else if (last.file === 'gone') lines.push(text('SHOP_BACKUPS_GONE'))
  else if (isOverdue) lines.push(text('SHOP_BACKUPS_OVERDUE'))
  if (last?.file === 'unknown') lines.push(text('SHOP_BACKUPS_UNKNOWN'))
  if (failed)
    lines.push(text('SHOP_BACKUPS_FAILED', { moment: format.moment(failed.at), reason: failed.reason }))
  return lines
}
