import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import type { Import } from '../../data/port/imports.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { FileChoice } from '../../ui/actions/file-choice.tsx'
import { Refused } from '../../ui/feedback/refused.tsx'
import { useUnsavedGuard } from '../../ui/form/use-unsaved-guard.ts'
import { useImportAct } from './imports.queries.ts'

/** The ZIP with the pictures that a file names, beside the file until it is applied. */
export function PicturesZip({ row }: { row: Import }) {
  const text = useText()
  const { imports } = useData()
  const [sent, setSent] = useState(0)
  const upload = useImportAct((file: File) => imports.uploadPictures(row.id, file, setSent))
  const remove = useImportAct(() => imports.removePictures(row.id))
  useUnsavedGuard(upload.isPending)
  const { archive } = row
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Group gap="sm" wrap="nowrap" style={{ flex: '1 1 280px' }}>
            <IconPhoto size={20} aria-hidden="true" style={{ flex: 'none' }} />
            <div aria-live="polite">
              <Text fw={550}>{text('IMPORTS_ZIP')}</Text>
              <Text size="sm" c="dimmed">
                {!archive
                  ? text('IMPORTS_ZIP_LEAD')
                  : archive.pictures === null
                    ? text(upload.isPending ? 'IMPORTS_ZIP_COMES' : 'IMPORTS_ZIP_PART', {
                        file: archive.fileName,
                      })
                    : text('IMPORTS_ZIP_HERE', { file: archive.fileName, count: archive.pictures })}
              </Text>
            </div>
          </Group>
          <Group gap="sm">
            {archive && (
              <Button
                variant="subtle"
                disabled={upload.isPending}
                loading={remove.isPending}
                onClick={() => {
                  upload.reset()
                  remove.mutate(undefined)
                }}
              >
                {text('IMPORTS_ZIP_REMOVE')}
              </Button>
            )}
            <FileChoice
              accept=".zip"
              onFile={(file) => {
                setSent(0)
                remove.reset()
                upload.mutate(file)
              }}
            >
              {(props) => (
                <Button {...props} variant="default" disabled={remove.isPending} loading={upload.isPending}>
                  {text(archive ? 'IMPORTS_ZIP_REPLACE' : 'IMPORTS_ZIP_UPLOAD')}
                </Button>
              )}
            </FileChoice>
          </Group>
        </Group>
        {upload.isPending && <Progress value={sent * 100} aria-label={text('IMPORTS_STATE_UPLOADING')} />}
        <Refused error={upload.error ?? remove.error} />
      </Stack>
    </Paper>
  )
}
