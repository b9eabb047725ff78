import { Text as Words } from '@mantine/core'
import { describeHours } from '#rules/chile/hours-text.ts'
import type { LogEntry } from '../../data/port/staff.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { fieldName, fieldValue, type Said } from './log-fields.ts'

/** What something that was done has changed, from what to what. */
export function LogChanges({ entry }: { entry: Pick<LogEntry, 'action' | 'changes'> }) {
  const text = useText()
  const { code } = useLanguage()
  const { moment } = useFormat()
  const said: Said = { words: text, moment, hours: (hours) => describeHours(hours, code) }
  return entry.changes.map(({ field, from, to }) => (
    <Words key={`${field} ${from} ${to}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
      {fieldName(entry, field, text)}: <del>{fieldValue(field, from, said)}</del> →{' '}
      <ins>{fieldValue(field, to, said)}</ins>
    </Words>
  ))
}
