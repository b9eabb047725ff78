import { Button, Group, Stack, Table, Text } from '@mantine/core'
import type { Import } from '../../data/port/imports.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Refused } from '../../ui/feedback/refused.tsx'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { errorTexts } from './import-texts.ts'
import { useDownload, useImportAct, useImportErrors } from './imports.queries.ts'
import { reasonsInWords } from './reasons-in-words.ts'

/** What became, or would become, of the rows of a file, and what is done next. */
export function ImportResult({ row }: { row: Import }) {
  const text = useText()
  const { imports } = useData()
  const apply = useImportAct(() => imports.apply(row.id))
  const cancel = useImportAct(() => imports.cancel(row.id))
  const download = useDownload(`rechazadas-${row.id}.csv`, async (after) => {
    const { csv, ...page } = await imports.refusedRows(row.id, after)
    return { ...page, csv: reasonsInWords(csv, text) }
  })
  const isUnderWay = row.state === 'checking' || row.state === 'applying'
  // Products that are the same may get pictures still.
  const wouldChange = row.created + row.changed > 0 || row.columns.includes('pictures')
  const { waiting, kept, failed } = row.pictures
  const hasPictures = waiting + kept + failed > 0
  const counts = { rows: row.rows, created: row.created, changed: row.changed, same: row.same }
  return (
    <Stack>
      <div aria-live="polite">
        <Text fw={650}>{text('IMPORTS_COUNTS', counts)}</Text>
        {row.refused > 0 && <Text c="clay">{text('IMPORTS_REFUSED', { refused: row.refused })}</Text>}
        {hasPictures && <Text size="sm">{text('IMPORTS_PICTURES', row.pictures)}</Text>}
        {row.state === 'checked' && !wouldChange && <Text size="sm">{text('IMPORTS_NOTHING_NEW')}</Text>}
        {row.state === 'checked' && row.changed > 0 && row.format !== 'fitment' && (
          <Text size="sm" c="dimmed">
            {text('IMPORTS_WAY_BACK')}
          </Text>
        )}
        {row.drafts > 0 && <Text size="sm">{text('IMPORTS_DRAFTS', { drafts: row.drafts })}</Text>}
      </div>
      <Refused error={apply.error ?? cancel.error ?? download.error} />
      <Group>
        {row.state === 'checked' && wouldChange && (
          <Button loading={apply.isPending} onClick={() => apply.mutate(undefined)}>
            {text('IMPORTS_APPLY')}
          </Button>
        )}
        {isUnderWay && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
            {text('IMPORTS_CANCEL')}
          </Button>
        )}
        {row.refused > 0 && !isUnderWay && (
          <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
            {text('IMPORTS_REFUSED_FILE')}
          </Button>
        )}
      </Group>
      <Errors row={row} />
    </Stack>
  )
}

function Errors({ row }: { row: Import }) {
  const text = useText()
  const { data: errors = [] } = useImportErrors(row)
  if (errors.length === 0) return null
  return (
    <WideTable stacks minWidth={560} verticalSpacing="xs" aria-label={text('IMPORTS_ERRORS')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('IMPORTS_ROW')}</Table.Th>
          <Table.Th>{text('IMPORTS_COLUMN')}</Table.Th>
          <Table.Th>{text('IMPORTS_REASON')}</Table.Th>
          <Table.Th>{text('IMPORTS_CELL')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {errors.map(({ id, line, column, code, value }) => {
          const key = errorTexts[code]
          return (
            <Table.Tr key={id}>
              <Table.Td data-column={text('IMPORTS_ROW')} className="tabular">
                {line}
              </Table.Td>
              <Table.Td data-column={text('IMPORTS_COLUMN')}>{column}</Table.Td>
              <Table.Td>{key ? text(key) : code}</Table.Td>
              <Table.Td data-column={text('IMPORTS_CELL')}>{value}</Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </WideTable>
  )
}
