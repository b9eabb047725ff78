import { Button, Group, Select, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { Import, ImportFormat } from '../../data/port/imports.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Refused } from '../../ui/feedback/refused.tsx'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { fieldTexts, formatTexts, hintTexts } from './import-texts.ts'
import { useImportAct } from './imports.queries.ts'

/** What each column of a file holds: guessed, and corrected here before it is checked. */
export function ColumnsForm({ row }: { row: Import }) {
  const text = useText()
  const { imports } = useData()
  const [format, setFormat] = useState<ImportFormat>(row.format ?? 'own')
  const [columns, setColumns] = useState(row.columns)
  const check = useImportAct(() => imports.check(row.id, format, columns))
  const fields = fieldTexts.map(([value, key]) => ({ value, label: text(key) }))
  const known = new Set(fields.map(({ value }) => value))
  const others = row.columns.flatMap((target) =>
    target && !known.has(target) ? [{ value: target, label: target }] : [],
  )
  const hintOf = (target: string | null | undefined) => {
    const key = target ? hintTexts[target.replace(/:.*/s, '')] : undefined
    return key && text(key)
  }
  const targets = [...fields, ...others]
  return (
    <Stack>
      <Select
        label={text('IMPORTS_FORMAT')}
        value={format}
        allowDeselect={false}
        onChange={(value) => setFormat((value ?? 'own') as ImportFormat)}
        data={Object.entries(formatTexts).map(([value, key]) => ({ value, label: text(key) }))}
        maw={320}
      />
      <WideTable stacks minWidth={640} verticalSpacing="xs" aria-label={text('IMPORTS_COLUMNS')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('IMPORTS_COLUMN')}</Table.Th>
            <Table.Th>{text('IMPORTS_SAMPLE')}</Table.Th>
            <Table.Th>{text('IMPORTS_HOLDS')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {row.header.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
            <Table.Tr key={place}>
              <Table.Td fw={550}>{name}</Table.Td>
              <Table.Td
                data-column={text('IMPORTS_SAMPLE')}
                c="dimmed"
                maw={280}
                style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
              >
                {row.sample.map((cells) => cells[place]).find((cell) => cell) ?? ''}
              </Table.Td>
              <Table.Td>
                <Select
                  aria-label={text('IMPORTS_HOLDS_OF', { column: name })}
                  placeholder={text('IMPORTS_NOTHING')}
                  value={columns[place] ?? null}
                  description={hintOf(columns[place])}
                  inputWrapperOrder={['input', 'description']}
                  onChange={(target) => setColumns(columns.map((each, at) => (at === place ? target : each)))}
                  data={targets}
                  searchable
                  clearable
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
      <Refused error={check.error} />
      <Group>
        <Button
          loading={check.isPending}
          disabled={!columns.includes('sku')}
          onClick={() => check.mutate(undefined)}
        >
          {text('IMPORTS_CHECK')}
        </Button>
        {!columns.includes('sku') && <Text size="sm">{text('IMPORTS_NEEDS_SKU')}</Text>}
      </Group>
    </Stack>
  )
}
