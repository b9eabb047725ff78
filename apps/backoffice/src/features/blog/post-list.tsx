import { Anchor, Badge, Button, Group, Image, Select, Table } from '@mantine/core'
import { IconNews, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ListedPost } from '../../data/port/blog.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { idValue, oneOf, wordsOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { Page } from '../../ui/page/page.tsx'
import { WrittenFilters, writtenState, writtenStates } from '../../ui/written/written-fields.tsx'
import { usePostCategories, usePosts } from './blog.queries.ts'
import { CategoriesDialog } from './categories-dialog.tsx'

const everything = { texto: '', estado: 'all', categoria: '' }
const values = { texto: wordsOf(80), estado: oneOf(writtenStates), categoria: idValue }
const labels = { all: 'BLOG_ALL', published: 'BLOG_PUBLISHED', draft: 'BLOG_DRAFTS' } as const

/** The posts of the blog, the last written first, as the address filters them. */
export function PostList() {
  const text = useText()
  const { filters, set } = useAddressFilters(everything, values)
  const [isOpen, setOpen] = useState(false)
  const state = writtenState(filters.estado)
  const posts = usePosts({ text: filters.texto, state, categoryId: Number(filters.categoria) || null })
  const { data } = usePostCategories()
  return (
    <Page
      title={text('DESK_BLOG')}
      lead={text('BLOG_LEAD')}
      acts={
        <Group>
          <Button variant="default" onClick={() => setOpen(true)}>
            {text('BLOG_CATEGORIES')}
          </Button>
          <Button component={Link} href="/blog/nuevo" leftSection={<IconPlus size={18} />}>
            {text('BLOG_ADD')}
          </Button>
        </Group>
      }
    >
      <WrittenFilters filters={filters} set={set} labels={labels}>
        <Select
          label={text('BLOG_CATEGORY')}
          value={filters.categoria || null}
          onChange={(value) => set({ categoria: value ?? '' })}
          placeholder={text('BLOG_ALL')}
          clearable
          data={(data?.categories ?? []).map(({ id, fields }) => ({ value: `${id}`, label: fields.name }))}
        />
      </WrittenFilters>
      <Loaded query={posts}>{({ pages }) => <Posts rows={pages.flat()} />}</Loaded>
      <MoreButton query={posts} />
      {isOpen && <CategoriesDialog onClose={() => setOpen(false)} />}
    </Page>
  )
}

function Posts({ rows }: { rows: ListedPost[] }) {
  const text = useText()
  const format = useFormat()
  if (rows.length === 0) return <Empty icon={IconNews}>{text('BLOG_NONE')}</Empty>
  return (
    <WideTable stacks minWidth={640} verticalSpacing="sm" aria-label={text('DESK_BLOG')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('BLOG_TITLE')}</Table.Th>
          <Table.Th>{text('BLOG_CATEGORY')}</Table.Th>
          <Table.Th>{text('BLOG_DAY')}</Table.Th>
          <Table.Th>{text('BLOG_STATE')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>
              <Group wrap="nowrap" gap="sm">
                {row.image && (
                  <Image
                    src={`/media/${row.image}`}
                    alt=""
                    w={64}
                    h={40}
                    fit="cover"
                    radius="sm"
                    style={{ flexShrink: 0 }}
                  />
                )}
                <Anchor component={Link} href={`/blog/${row.id}`} fw={600}>
                  {row.title}
                </Anchor>
              </Group>
            </Table.Td>
            <Table.Td data-column={text('BLOG_CATEGORY')}>{row.category}</Table.Td>
            <Table.Td data-column={text('BLOG_DAY')} className="tabular" style={{ whiteSpace: 'nowrap' }}>
              {row.publishedOn && format.fullDay(row.publishedOn)}
            </Table.Td>
            <Table.Td data-column={text('BLOG_STATE')}>
              <Badge
                style={{ flexShrink: 0 }}
                miw="max-content"
                color={row.isShown ? 'huella' : row.isPublished ? 'sun' : 'gray'}
                variant="light"
              >
                {text(row.isShown ? 'BLOG_SHOWN' : row.isPublished ? 'BLOG_AHEAD' : 'BLOG_DRAFT')}
              </Badge>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
