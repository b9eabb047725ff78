import { Group, Table, Text, Title, VisuallyHidden } from '@mantine/core'
import { formatPhone } from '#rules/chile/phone.ts'
import type { OrderSheet } from '../../../data/port/orders.port.ts'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { addressLines } from '../order/address-lines.ts'
import styles from './print-page.module.css'

/** What lies in a parcel, and to whom it goes: without a price, since it may be a gift. */
export function PackingSlip({ order }: { order: OrderSheet }) {
  const text = useText()
  const format = useFormat()
  const { address, branch } = order
  return (
    <div className={styles.sheet}>
      <Group justify="space-between" align="start" mb="md">
        <div>
          <Title order={1} fz="1.5rem" className="tabular">
            {text('ORDERS_ONE', { number: String(order.number) })}
          </Title>
          <Text>{format.moment(order.placedAt)}</Text>
          <Text>{text(order.isInvoiced ? 'ORDERS_INVOICE' : 'ORDERS_RECEIPT')}</Text>
        </div>
        <div>
          <Text fw={700}>{order.customer}</Text>
          {(address ? addressLines(address) : [`${text('ORDERS_PICKUP')}: ${branch}`]).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          <Text className="tabular">{formatPhone(order.phone)}</Text>
          {address && <Text>{order.carrier}</Text>}
        </div>
      </Group>
      <Table verticalSpacing="xs" aria-label={text('ORDERS_LINES')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <VisuallyHidden>{text('ORDERS_PICKED')}</VisuallyHidden>
            </Table.Th>
            <Table.Th ta="end">{text('ORDERS_UNITS')}</Table.Th>
            <Table.Th>SKU</Table.Th>
            <Table.Th>{text('ORDERS_PRODUCT')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {order.lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position.
            <Table.Tr key={position}>
              <Table.Td>
                <span className={styles.box} />
              </Table.Td>
              <Table.Td ta="end" fw={700} className="tabular">
                {line.quantity}
              </Table.Td>
              <Table.Td className="tabular">{line.sku}</Table.Td>
              <Table.Td>
                {line.name}
                {line.options.length > 0 && <Text size="sm">{line.options.join(' · ')}</Text>}
                {line.asked > 0 && (
                  <Text size="sm" fw={700}>
                    {text('ORDERS_ASKED_BACK', { count: line.asked })}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {order.note && (
        <Text mt="md" style={{ whiteSpace: 'pre-line' }}>
          {`${text('ORDERS_SHOPPERS_NOTE')}: ${order.note}`}
        </Text>
      )}
    </div>
  )
}
