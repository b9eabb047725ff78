import { Alert, Anchor, Button, Group, Progress, Stack, Table, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { FileChoice } from '../../ui/actions/file-choice.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { fieldError, Refused } from '../../ui/feedback/refused.tsx'
import { useUnsavedGuard } from '../../ui/form/use-unsaved-guard.ts'
import { idValue } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ImportResult } from './import-result.tsx'
import { errorTexts, stateTexts } from './import-texts.ts'
import { useImport, useImportAct, useImports } from './imports.queries.ts'
import { PicturesZip } from './pictures-zip.tsx'

const noFile = { archivo: '' }
const values = { archivo: idValue }

/** Products that come in and go out as files. */
export default function ImportsPage() {
  const text = useText()
  const { imports } = useData()
  const { filters, set } = useAddressFilters(noFile, values)
  const [sent, setSent] = useState(0)
  const upload = useImportAct(
    (file: File) => imports.upload(file, setSent),
    (row) => set({ archivo: String(row.id) }),
  )
  useUnsavedGuard(upload.isPending)
  const open = Number(filters.archivo)
  return (
    <Page
      title={text('IMPORTS_TITLE')}
      lead={text('IMPORTS_LEAD')}
      acts={
        <Group>
          <ExportMenu />
          <FileChoice
            accept=".csv,.txt,.tsv,.xlsx,.xml"
            onFile={(file) => {
              setSent(0)
              upload.mutate(file)
            }}
          >
            {(props) => (
              <Button {...props} loading={upload.isPending}>
                {text('IMPORTS_UPLOAD')}
              </Button>
            )}
          </FileChoice>
        </Group>
      }
    >
      {fieldError(upload.error, 'bytes') === null ? (
        <Refused error={upload.error} />
      ) : (
        <Alert role="alert" color="clay" variant="light">
          {text(upload.variables?.size === 0 ? 'IMPORTS_ERROR_EMPTY' : 'IMPORTS_ERROR_LARGE')}
        </Alert>
      )}
      {upload.isPending && <Progress value={sent * 100} aria-label={text('IMPORTS_STATE_UPLOADING')} />}
      {open > 0 ? (
        <OneImport key={open} id={open} onBack={() => set({ archivo: '' })} />
      ) : (
        <AllImports onOpen={(id) => set({ archivo: String(id) })} />
      )}
    </Page>
  )
}

function OneImport({ id, onBack }: { id: number; onBack: () => void }) {
  const text = useText()
  const query = useImport(id)
  return (
    <Loaded query={query}>
      {(row) => (
        <Stack>
          <Group justify="space-between">
            <Text fw={650}>
              {row.fileName} · {text(stateTexts[row.state])}
            </Text>
            <Button variant="subtle" onClick={onBack}>
              {text('IMPORTS_ALL')}
            </Button>
          </Group>
          {row.failure && (
            <Alert color="clay" variant="light">
              {text(errorTexts[row.failure.code] ?? 'IMPORTS_ERROR_BROKEN')}
              {row.failure.line !== null && ` ${text('IMPORTS_AT_ROW', { row: row.failure.line })}`}
            </Alert>
          )}
          {row.state === 'uploading' && (
            <Alert color="sun" variant="light">
              {text('IMPORTS_PART')}
            </Alert>
          )}
          {!['ready', 'uploading', 'failed'].includes(row.state) && <ImportResult row={row} />}
          {(row.state === 'ready' || row.state === 'checked') && (
            <>
              {row.format !== 'fitment' && <PicturesZip row={row} />}
              <ColumnsForm row={row} />
            </>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

function AllImports({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText()
  const format = useFormat()
  const all = useImports()
  return (
    <Stack>
      <Loaded query={all}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Empty icon={IconFileImport}>{text('IMPORTS_NONE')}</Empty>
          ) : (
            <WideTable stacks minWidth={640} verticalSpacing="sm" aria-label={text('IMPORTS_TITLE')}>
              <Table.Tbody>
                {pages.flat().map((row) => (
                  <Table.Tr key={row.id}>
                    <Table.Td>
                      <Anchor component="button" type="button" size="sm" onClick={() => onOpen(row.id)}>
                        {row.fileName}
                      </Anchor>
                    </Table.Td>
                    <Table.Td>{text(stateTexts[row.state])}</Table.Td>
                    <Table.Td>{row.by}</Table.Td>
                    <Table.Td>{format.moment(row.madeAt)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </WideTable>
          )
        }
      </Loaded>
      <MoreButton query={all} />
    </Stack>
  )
}
