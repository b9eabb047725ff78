import { Button, Group, SegmentedControl, Table, Text } from '@mantine/core'
import { IconUserHeart, IconUsers } from '@tabler/icons-react'
import { Link, Route, Switch } from 'wouter'
import { formatPhone } from '#rules/chile/phone.ts'
import { formatRut } from '#rules/chile/rut.ts'
import type { ListedCustomer } from '../../data/port/customers.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { NumberRoute } from '../../ui/feedback/number-route.tsx'
import { oneOf, wordsOf } from '../../ui/lists/address-values.ts'
import { ListedLink } from '../../ui/lists/listed-link.tsx'
import { SearchField } from '../../ui/lists/search-field.tsx'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { Page } from '../../ui/page/page.tsx'
import { CustomerPage } from './customer-page.tsx'
import { useCustomers } from './customers.queries.ts'
import { RepeatedPage } from './repeated-page.tsx'

/** Who buys: a list to look somebody up in, and one person. */
export default function CustomersPage() {
  return (
    <Switch>
      <Route path="/clientes/repetidos" component={RepeatedPage} />
      <NumberRoute path="/clientes/:id">{(id) => <CustomerPage id={id} />}</NumberRoute>
      <Route component={CustomerList} />
    </Switch>
  )
}

const defaults = { texto: '', tipo: 'todos' }
const values = { texto: wordsOf(100), tipo: oneOf(['todos', 'cliente', 'invitado']) }

function CustomerList() {
  const text = useText()
  const { filters, set } = useAddressFilters(defaults, values)
  const customers = useCustomers({ text: filters.texto, kind: filters.tipo })
  return (
    <Page
      title={text('DESK_CUSTOMERS')}
      lead={text('CUSTOMERS_LEAD')}
      acts={
        <Button
          component={Link}
          href="/clientes/repetidos"
          variant="default"
          leftSection={<IconUsers size={18} aria-hidden="true" />}
        >
          {text('CUSTOMERS_REPEATED')}
        </Button>
      }
    >
      <Group align="end">
        <SearchField
          label={text('CUSTOMERS_FIND')}
          placeholder={text('CUSTOMERS_FIND_HINT')}
          words={filters.texto}
          onChange={(texto) => set({ texto })}
          maxLength={100}
          w={320}
        />
        <SegmentedControl
          aria-label={text('CUSTOMERS_KIND')}
          value={filters.tipo}
          onChange={(tipo) => set({ tipo })}
          data={[
            { value: 'todos', label: text('CUSTOMERS_ALL') },
            { value: 'cliente', label: text('CUSTOMERS_WITH_ACCOUNT') },
            { value: 'invitado', label: text('CUSTOMERS_GUESTS') },
          ]}
        />
      </Group>
      <Loaded query={customers}>{({ pages }) => <Rows rows={pages.flat()} />}</Loaded>
      <MoreButton query={customers} />
    </Page>
  )
}

function Rows({ rows }: { rows: readonly ListedCustomer[] }) {
  const text = useText()
  const format = useFormat()
  if (rows.length === 0) return <Empty icon={IconUserHeart}>{text('CUSTOMERS_NONE')}</Empty>
  return (
    <WideTable
      stacks
      minWidth={640}
      verticalSpacing="sm"
      highlightOnHover
      aria-label={text('DESK_CUSTOMERS')}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('CUSTOMERS_NAME')}</Table.Th>
          <Table.Th>RUT</Table.Th>
          <Table.Th>{text('CUSTOMERS_PHONE')}</Table.Th>
          <Table.Th>{text('CUSTOMERS_SINCE')}</Table.Th>
          <Table.Th ta="end">{text('CUSTOMERS_ORDERS')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>
              <ListedLink href={`/clientes/${row.id}`} fw={600}>
                <bdi>{row.name || row.email}</bdi>
              </ListedLink>
              <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {row.email} · {text(row.kind === 'customer' ? 'CUSTOMERS_HAS_ACCOUNT' : 'CUSTOMERS_IS_GUEST')}
              </Text>
            </Table.Td>
            <Table.Td data-column="RUT" className="tabular" style={{ whiteSpace: 'nowrap' }}>
              {row.rut && formatRut(row.rut)}
            </Table.Td>
            <Table.Td data-column={text('CUSTOMERS_PHONE')} className="tabular">
              {row.phone && formatPhone(row.phone)}
            </Table.Td>
            <Table.Td data-column={text('CUSTOMERS_SINCE')} className="tabular">
              {format.moment(row.created)}
            </Table.Td>
            <Table.Td data-column={text('CUSTOMERS_ORDERS')} ta="end" className="tabular">
              {row.orders}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
