import { Button, Container, Loader, Stack, Table, Text, Title } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { LogRow } from './log-row.tsx'
import { useLog } from './staff.queries.ts'

/** Who of the staff did what. */
export default function LogPage() {
  const text = useText()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLog()
  const entries = data?.pages.flat()
  return (
    <Container size="lg" py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1} fz="1.75rem">
            {text('LOG_TITLE')}
          </Title>
          <Text c="dimmed">{text('LOG_LEAD')}</Text>
        </div>
        {!entries && (error ? <LoadFailed error={error} retry={() => void refetch()} /> : <Loader />)}
        {entries?.length === 0 && <Text>{text('LOG_EMPTY')}</Text>}
        {entries && entries.length > 0 && (
          <Table verticalSpacing="sm" aria-label={text('LOG_TITLE')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{text('LOG_DATE')}</Table.Th>
                <Table.Th>{text('LOG_WHO')}</Table.Th>
                <Table.Th>{text('LOG_WHAT')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {entries.map((entry) => (
                <LogRow key={entry.id} entry={entry} />
              ))}
            </Table.Tbody>
          </Table>
        )}
        {hasNextPage && (
          <Button
            variant="default"
            style={{ alignSelf: 'center' }}
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {text('LOG_MORE')}
          </Button>
        )}
      </Stack>
    </Container>
  )
}
