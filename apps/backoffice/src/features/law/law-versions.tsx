import { Anchor, Badge, Button, Table, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { LawKind, LawVersion } from '../../data/port/law.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Boundary } from '../../ui/feedback/boundary.tsx'
import { Part } from '../../ui/page/part.tsx'
import { lawKindFacts } from './law-kinds.ts'

/** It brings what compares texts, which nobody needs who reads none. */
const PublishedText = lazy(() => import('./published-text.tsx'))

/** All that were published, each to be read here and on its page of the shop. */
export function LawVersions({ kind, versions }: { kind: LawKind; versions: LawVersion[] }) {
  const text = useText()
  const format = useFormat()
  const [read, setRead] = useState<string | null>(null)
  const { path } = lawKindFacts[kind]
  return (
    <Part title={text('LAW_VERSIONS')}>
      <Table aria-label={text('LAW_VERSIONS')}>
        <Table.Tbody>
          {versions.map(({ name, publishedAt, by }, index) => (
            <Table.Tr key={name}>
              <Table.Td className="tabular">{name}</Table.Td>
              <Table.Td>
                {format.moment(publishedAt)}, {by}
              </Table.Td>
              <Table.Td>{index === 0 && <Badge variant="light">{text('LAW_IN_FORCE')}</Badge>}</Table.Td>
              <Table.Td ta="end">
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${text('LAW_READ')} ${name}`}
                  onClick={() => setRead(name)}
                >
                  {text('LAW_READ')}
                </Button>{' '}
                <Anchor href={`${path}?version=${name}`} target="_blank" size="sm" ms="sm">
                  {text('LAW_SEE_PAGE')}
                </Anchor>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Dialog
        opened={read !== null}
        onClose={() => setRead(null)}
        size="xl"
        title={`${text(lawKindFacts[kind].title)} ${read ?? ''}`}
      >
        {read !== null && (
          <Boundary fallback={<Text>{text('DESK_BROKEN_TEXT')}</Text>}>
            <Suspense>
              <PublishedText kind={kind} name={read} />
            </Suspense>
          </Boundary>
        )}
      </Dialog>
    </Part>
  )
}
