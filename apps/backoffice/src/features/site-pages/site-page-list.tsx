import { Anchor, Badge, Button, Table, Text } from '@mantine/core'
import { IconFileText, IconPlus } from '@tabler/icons-react'
import { Link } from 'wouter'
import type { ListedPage } from '../../data/port/site-pages.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { oneOf, wordsOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { Page } from '../../ui/page/page.tsx'
import { WrittenFilters, writtenState, writtenStates } from '../../ui/written/written-fields.tsx'
import { useSitePages } from './site-pages.queries.ts'

const everything = { texto: '', estado: 'all' }
const values = { texto: wordsOf(80), estado: oneOf(writtenStates) }
const labels = { all: 'SITE_PAGES_ALL', published: 'SITE_PAGES_PUBLISHED', draft: 'BLOG_DRAFTS' } as const

/** The owner's pages, the last written first, as the address filters them. */
export function SitePageList() {
  const text = useText()
  const { filters, set } = useAddressFilters(everything, values)
  const state = writtenState(filters.estado)
  const pages = useSitePages({ text: filters.texto, state })
  return (
    <Page
      title={text('DESK_SITE_PAGES')}
      lead={text('SITE_PAGES_LEAD')}
      acts={
        <Button component={Link} href="/paginas/nueva" leftSection={<IconPlus size={18} />}>
          {text('SITE_PAGES_ADD')}
        </Button>
      }
    >
      <WrittenFilters filters={filters} set={set} labels={labels} />
      <Loaded query={pages}>
        {(found) => <Rows rows={found.pages.flat()} isFiltered={filters.texto !== '' || state !== 'all'} />}
      </Loaded>
      <MoreButton query={pages} />
    </Page>
  )
}

function Rows({ rows, isFiltered }: { rows: ListedPage[]; isFiltered: boolean }) {
  const text = useText()
  const format = useFormat()
  if (rows.length === 0)
    return <Empty icon={IconFileText}>{text(isFiltered ? 'SITE_PAGES_NONE' : 'SITE_PAGES_EMPTY')}</Empty>
  return (
    <WideTable stacks minWidth={400} verticalSpacing="sm" aria-label={text('DESK_SITE_PAGES')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('BLOG_TITLE')}</Table.Th>
          <Table.Th>{text('SITE_PAGES_EDITED')}</Table.Th>
          <Table.Th>{text('BLOG_STATE')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>
              <Anchor component={Link} href={`/paginas/${row.id}`} fw={600}>
                {row.title}
              </Anchor>
              <Text size="xs" c="dimmed">
                /pagina/{row.slug}
              </Text>
            </Table.Td>
            <Table.Td data-column={text('SITE_PAGES_EDITED')}>
              {row.editedAt === null ? '—' : `${format.moment(row.editedAt)}, ${row.editedBy}`}
            </Table.Td>
            <Table.Td data-column={text('BLOG_STATE')}>
              <Badge color={row.isPublished ? 'huella' : 'gray'} variant="light">
                {text(row.isPublished ? 'BLOG_SHOWN' : 'BLOG_DRAFT')}
              </Badge>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
