import { Button, Group, Select, TextInput } from '@mantine/core'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { keyOf } from './log-row.tsx'

export type LogFilters = { persona: string; accion: string; desde: string; hasta: string }

/** By which act, whose and of which days the log is read. */
export function LogFilterBar({
  filters,
  person,
  onChange,
}: {
  filters: LogFilters
  /** The name of whose entries alone are shown; empty where it is not known. */
  person: string
  onChange: (changes: Partial<LogFilters>) => void
}) {
  const text = useText()
  const { actions } = useData().staff
  return (
    <Group align="end">
      <Select
        label={text('LOG_ACTION')}
        placeholder={text('LOG_EVERY_ACTION')}
        data={actions.map((action) => ({ value: action, label: text(keyOf({ action })) }))}
        value={filters.accion || null}
        onChange={(accion) => onChange({ accion: accion ?? '' })}
        searchable
        clearable
        w={280}
      />
      <TextInput
        type="date"
        label={text('LOG_FROM')}
        value={filters.desde}
        max={filters.hasta}
        onChange={(event) => onChange({ desde: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={text('LOG_UNTIL')}
        value={filters.hasta}
        min={filters.desde}
        onChange={(event) => onChange({ hasta: event.currentTarget.value })}
      />
      {filters.persona !== '' && (
        <Button variant="light" onClick={() => onChange({ persona: '' })} title={text('LOG_EVERYBODY')}>
          {text('LOG_ONLY_OF', { name: person || text('LOG_ONE_PERSON') })} ×
        </Button>
      )}
    </Group>
  )
}
