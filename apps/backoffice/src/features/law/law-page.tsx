import { Anchor, Table } from '@mantine/core'
import { Link, Route, Switch } from 'wouter'
import { type LawText, lawKinds } from '../../data/port/law.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useLawTexts } from './law.queries.ts'
import { LawEditor } from './law-editor.tsx'
import { lawKindFacts } from './law-kinds.ts'

/** The texts of law, and one of them at its own address. */
export default function LawPage() {
  return (
    <Switch>
      {lawKinds.map((kind) => (
        <Route key={kind} path={`/textos-legales/${lawKindFacts[kind].slug}`}>
          <LawEditor key={kind} kind={kind} />
        </Route>
      ))}
      <Route component={LawList} />
    </Switch>
  )
}

function LawList() {
  const text = useText()
  return (
    <Page title={text('DESK_LAW')} lead={text('LAW_LEAD')}>
      <Loaded query={useLawTexts()}>{(texts) => <Rows texts={texts} />}</Loaded>
    </Page>
  )
}

function Rows({ texts }: { texts: LawText[] }) {
  const text = useText()
  const format = useFormat()
  return (
    <WideTable minWidth={320} verticalSpacing="sm" aria-label={text('DESK_LAW')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('LAW_KIND')}</Table.Th>
          <Table.Th>{text('LAW_VERSION')}</Table.Th>
          <Table.Th>{text('LAW_PUBLISHED')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {texts.map(({ kind, versions: [last] }) => (
          <Table.Tr key={kind}>
            <Table.Td>
              <Anchor component={Link} href={`/textos-legales/${lawKindFacts[kind].slug}`} fw={600}>
                {text(lawKindFacts[kind].title)}
              </Anchor>
            </Table.Td>
            <Table.Td className={last && 'tabular'}>{last ? last.name : text('LAW_BUILT_IN')}</Table.Td>
            <Table.Td>{last ? `${format.moment(last.publishedAt)}, ${last.by}` : '—'}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
