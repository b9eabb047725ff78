import { Alert, Badge, Button, Group, Stack, Table, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { BranchFields, CarrierFields, EditedRow, KindFields } from '../../data/port/shipping.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Part } from '../../ui/page/part.tsx'
import { BranchDialog } from './branch-dialog.tsx'
import { CarrierDialog } from './carrier-dialog.tsx'
import { KindDialog } from './kind-dialog.tsx'
import { useShipping } from './shipping.queries.ts'

const fresh = <Fields,>(fields: Fields): EditedRow<Fields> => ({
  id: null,
  version: 0,
  by: '',
  at: null,
  fields,
})
const newBranch = fresh<BranchFields>({ name: '', address: '', comunaId: null, phone: '' })
const newCarrier = fresh<CarrierFields>({
  name: '',
  description: '',
  kind: 'home',
  discountPercent: 0,
  trackingUrl: '',
  cutoffMinute: null,
  isActive: true,
  rates: [{ regionId: null, comunaId: null, price: 3990, fromDays: 1, toDays: 3 }],
})

/** From where the shop delivers, by whom and for how much. */
export default function ShippingPage() {
  const text = useText()
  const [kind, setKind] = useState<EditedRow<KindFields> | null>(null)
  const [branch, setBranch] = useState<EditedRow<BranchFields> | null>(null)
  const [carrier, setCarrier] = useState<EditedRow<CarrierFields> | null>(null)
  return (
    <Page title={text('DESK_SHIPPING')} lead={text('SHIPPING_LEAD')}>
      <Loaded query={useShipping()}>
        {({ kinds, branches, carriers }) => (
          <Stack gap="lg">
            <Part title={text('SHIPPING_CARRIERS')} lead={text('SHIPPING_CARRIERS_LEAD')}>
              <Rows
                rows={carriers}
                empty={text('SHIPPING_NO_CARRIERS')}
                onOpen={setCarrier}
                tell={({ kind, rates, isActive }) => (
                  <Group gap="xs">
                    <Text size="sm" c="dimmed">
                      {text(kind === 'home' ? 'SHIPPING_HOME' : 'SHIPPING_PICKUP')} ·{' '}
                      {text('SHIPPING_RATES_COUNT', { count: rates.length })}
                    </Text>
                    {!isActive && <Badge color="gray">{text('SHIPPING_OFF')}</Badge>}
                  </Group>
                )}
              />
              <Add label={text('SHIPPING_ADD_CARRIER')} onClick={() => setCarrier(newCarrier)} />
            </Part>
            <Part title={text('SHIPPING_KINDS')} lead={text('SHIPPING_KINDS_LEAD')}>
              <Rows
                rows={kinds}
                empty=""
                onOpen={setKind}
                tell={({ isActive }) => !isActive && <Badge color="gray">{text('SHIPPING_OFF')}</Badge>}
              />
              {!kinds.some(({ fields }) => fields.isActive) && (
                <Alert color="sun" variant="light">
                  {text('SHIPPING_KINDS_NONE')}
                </Alert>
              )}
            </Part>
            <Part title={text('SHIPPING_BRANCHES')} lead={text('SHIPPING_BRANCHES_LEAD')}>
              <Rows
                rows={branches}
                empty={text('SHIPPING_NO_BRANCHES')}
                onOpen={setBranch}
                tell={({ address }) => (
                  <Text size="sm" c="dimmed">
                    {address}
                  </Text>
                )}
              />
              <Add label={text('SHIPPING_ADD_BRANCH')} onClick={() => setBranch(newBranch)} />
            </Part>
          </Stack>
        )}
      </Loaded>
      {kind && <KindDialog key={kind.id} kind={kind} onClose={() => setKind(null)} />}
      {branch && <BranchDialog key={branch.id} branch={branch} onClose={() => setBranch(null)} />}
      {carrier && <CarrierDialog key={carrier.id} carrier={carrier} onClose={() => setCarrier(null)} />}
    </Page>
  )
}

function Rows<Fields extends { name: string }>({
  rows,
  empty,
  tell,
  onOpen,
}: {
  rows: EditedRow<Fields>[]
  /** What is said where there are none. */
  empty: string
  tell: (fields: Fields) => React.ReactNode
  onOpen: (row: EditedRow<Fields>) => void
}) {
  const text = useText()
  if (rows.length === 0) return <Text c="dimmed">{empty}</Text>
  return (
    <Table verticalSpacing="sm">
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Th scope="row" fw={600}>
              {row.fields.name}
            </Table.Th>
            <Table.Td>{tell(row.fields)}</Table.Td>
            <Table.Td ta="end">
              <Button
                variant="default"
                size="xs"
                aria-label={text('SHIPPING_EDIT_OF', { name: row.fields.name })}
                onClick={() => onOpen(row)}
              >
                {text('SHIPPING_EDIT')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

const Add = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button
    variant="light"
    leftSection={<IconPlus size={18} />}
    onClick={onClick}
    style={{ alignSelf: 'start' }}
  >
    {label}
  </Button>
)
