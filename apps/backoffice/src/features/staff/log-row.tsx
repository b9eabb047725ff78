import { Anchor, Table, Text as Words } from '@mantine/core'
import type { LogEntry } from '../../data/port/staff.port.ts'
import { useFormat } from '../../shell/format.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { LogChanges } from './log-changes.tsx'
import { roleTexts } from './log-fields.ts'

/** Something that was done, with whoever did it and when. */
export function LogRow({ entry, onPerson }: { entry: LogEntry; onPerson: (entry: LogEntry) => void }) {
  const text = useText()
  const format = useFormat()
  const detail = entry.action.startsWith('cuenta-')
    ? entry.detail
        .split(', ')
        .map((word) => (word in accountWords ? text(accountWords[word] as TextKey) : word))
    : [entry.detail]
  const subject = partWords[entry.action]?.[entry.subject]
  return (
    <Table.Tr>
      <Table.Td className="tabular" style={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
        {format.moment(entry.date)}
      </Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere', verticalAlign: 'top' }}>
        {entry.accountId === null ? (
          entry.actor || text('LOG_SERVER')
        ) : (
          <Anchor component="button" type="button" ta="start" onClick={() => onPerson(entry)}>
            <bdi>{entry.actor}</bdi>
          </Anchor>
        )}
      </Table.Td>
      <Table.Td>
        {text(keyOf(entry))} {entry.subject && <strong>{subject ? text(subject) : entry.subject}</strong>}
        {entry.detail && (
          <Words size="sm" c="dimmed">
            {detail.join(', ')}
          </Words>
        )}
        <LogChanges entry={entry} />
      </Table.Td>
    </Table.Tr>
  )
}

/** What the log keeps of an account by its key. */
const accountWords: Record<string, TextKey> = { ...roleTexts, inactiva: 'STAFF_OFF' }

/** The parts of the shop that the log keeps by their keys. */
const partWords: Record<string, Record<string, TextKey>> = {
  'tienda-guardada': {
    brand: 'SHOP_BRAND',
    seller: 'SHOP_SELLER',
    hours: 'SHOP_HOURS',
    holidays: 'SHOP_HOLIDAYS',
    bank: 'SHOP_BANK',
    pixels: 'SHOP_PIXELS',
    rates: 'SHOP_RATES',
  },
  'contenido-guardado': {
    'menu horizontal': 'LOG_MENU_BAR',
    'menu megamenu': 'LOG_MENU_ALL',
    'menu mobile': 'LOG_MENU_MOBILE',
  },
  'contenido-ordenado': {
    slide: 'SHOWCASE_SLIDES',
    banner: 'SHOWCASE_BANNERS',
    campaign: 'SHOWCASE_CAMPAIGNS',
  },
}

/** An action of a newer shop shows by its key until the desk is loaded again. */
export const keyOf = ({ action }: Pick<LogEntry, 'action'>) =>
  `LOG_${action.toUpperCase().replaceAll('-', '_')}` as TextKey
