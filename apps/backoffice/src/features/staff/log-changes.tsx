import { Text as Words } from '@mantine/core'
import { describeHours } from '#rules/chile/hours-text.ts'
import type { LogEntry } from '../../data/port/staff.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { saidLogged } from '../products/parts/said-value.ts'
import { useSayings } from '../products/parts/use-sayings.ts'
import { fieldName, fieldValue, type Said } from './log-fields.ts'

type Changed = Pick<LogEntry, 'action' | 'changes'>

/** What something that was done has changed, from what to what. */
export function LogChanges({ entry }: { entry: Changed }) {
  return entry.action.startsWith('producto-') ? <OfProduct entry={entry} /> : <Changes entry={entry} />
}

/** What a product is made of is said as its own history says it. */
function OfProduct({ entry }: { entry: Changed }) {
  const sayings = useSayings()
  return <Changes entry={entry} say={(field, from, to) => saidLogged(field, from, to, sayings)} />
}

function Changes({
  entry,
  say = () => null,
}: {
  entry: Changed
  /** Null for what the log's own words are for. */
  say?: (field: string, from: string, to: string) => [string, string] | null
}) {
  const text = useText()
  const { code } = useLanguage()
  const { moment } = useFormat()
  const said: Said = { words: text, moment, hours: (hours) => describeHours(hours, code) }
  return entry.changes.map(({ field, from, to }) => {
    const pair = say(field, from, to) ?? [fieldValue(field, from, said), fieldValue(field, to, said)]
    return (
      <Words key={`${field} ${from} ${to}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {fieldName(entry, field, text)}: <del>{pair[0]}</del> → <ins>{pair[1]}</ins>
      </Words>
    )
  })
}
