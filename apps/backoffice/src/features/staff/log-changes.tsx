import { Text as Words } from '@mantine/core'
import type { LogEntry } from '../../data/port/staff.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { fieldName, fieldValue } from './log-fields.ts'

/** What something that was done has changed, from what to what. */
export function LogChanges({ entry }: { entry: Pick<LogEntry, 'action' | 'changes'> }) {
  const text = useText()
  const { moment } = useFormat()
  return entry.changes.map(({ field, from, to }) => (
    <Words key={`${field} ${from} ${to}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
      {fieldName(entry, field, text)}: <del>{fieldValue(field, from, text, moment)}</del> →{' '}
      <ins>{fieldValue(field, to, text, moment)}</ins>
    </Words>
  ))
}
