import { Table, Text, Title, VisuallyHidden } from '@mantine/core'
import type { OrderSheet } from '../../../data/port/orders.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { type Pick, picksOf } from './picks-of.ts'
import styles from './print-page.module.css'

/** For which orders, with how many where it is more than one. */
const ordersOf = ({ orders }: Pick): string =>
  orders.map(({ number, units }) => (units > 1 ? `${number} (${units})` : number)).join(', ')

/** What has to be taken off the shelves for all of the orders, each product once. */
export function PickingList({ orders }: { orders: readonly OrderSheet[] }) {
  const text = useText()
  return (
    <div className={styles.sheet}>
      <Title order={1} fz="1.5rem">
        {text('ORDERS_PICKING_LIST')}
      </Title>
      <Text mb="md">{text('ORDERS_PICKING_OF', { count: orders.length })}</Text>
      <Table verticalSpacing="xs" aria-label={text('ORDERS_PICKING_LIST')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <VisuallyHidden>{text('ORDERS_PICKED')}</VisuallyHidden>
            </Table.Th>
            <Table.Th ta="end">{text('ORDERS_UNITS')}</Table.Th>
            <Table.Th className={styles.beside}>SKU</Table.Th>
            <Table.Th>{text('ORDERS_PRODUCT')}</Table.Th>
            <Table.Th className={styles.beside}>{text('ORDERS_FOR_ORDERS')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {picksOf(orders).map((pick) => (
            <Table.Tr key={pick.key}>
              <Table.Td>
                <span className={styles.box} />
              </Table.Td>
              <Table.Td ta="end" fw={700} className="tabular">
                {pick.units}
              </Table.Td>
              <Table.Td className={`tabular ${styles.beside}`}>{pick.sku}</Table.Td>
              <Table.Td>
                {pick.name}
                {pick.options.length > 0 && <Text size="sm">{pick.options.join(' · ')}</Text>}
                {pick.asked > 0 && (
                  <Text size="sm" fw={700}>
                    {text('ORDERS_ASKED_BACK', { count: pick.asked })}
                  </Text>
                )}
                <Text size="sm" className={`tabular ${styles.below}`}>
                  {[pick.sku, ordersOf(pick)].filter(Boolean).join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td className={`tabular ${styles.beside}`} style={{ whiteSpace: 'normal' }}>
                {ordersOf(pick)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
