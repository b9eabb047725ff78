import { Anchor, Group, Image, Stack, Table, Text } from '@mantine/core'
import type { Order, OrderLine } from '../../../data/port/orders.port.ts'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'

/** What was bought, and what it comes to. On a phone how many of each, and at what price, stands below its name. */
export function LinesPart({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const isPhone = useIsPhone()
  const sums = [
    [text('ORDERS_SUBTOTAL'), order.subtotal],
    [text('ORDERS_SHIPPING'), order.shipping],
    ...(order.coupon > 0 ? ([[text('ORDERS_COUPON'), -order.coupon]] as const) : []),
  ] as const
  return (
    <Part title={text('ORDERS_LINES')}>
      <Table verticalSpacing="sm" aria-label={text('ORDERS_LINES')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('ORDERS_PRODUCT')}</Table.Th>
            {!isPhone && <Table.Th ta="end">{text('ORDERS_PRICE')}</Table.Th>}
            {!isPhone && <Table.Th ta="end">{text('ORDERS_UNITS')}</Table.Th>}
            <Table.Th ta="end">{text('ORDERS_TOTAL')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {order.lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position.
            <LineRow key={position} line={line} isPhone={isPhone} />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          {sums.map(([name, amount]) => (
            <Table.Tr key={name}>
              <Table.Th colSpan={isPhone ? 1 : 3} ta="end" fw={400}>
                {name}
              </Table.Th>
              <Table.Td ta="end" className="tabular">
                {format.pesos(amount)}
              </Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Th colSpan={isPhone ? 1 : 3} ta="end">
              {text('ORDERS_TOTAL')}
            </Table.Th>
            <Table.Td ta="end" className="tabular" fw={700}>
              {format.pesos(order.total)}
            </Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <Text size="sm" c="dimmed" ta="end">
        {text('ORDERS_IVA', { neto: format.pesos(order.neto), iva: format.pesos(order.iva) })}
      </Text>
    </Part>
  )
}

function LineRow({ line, isPhone }: { line: OrderLine; isPhone: boolean }) {
  const text = useText()
  const format = useFormat()
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="sm" wrap="nowrap">
          {line.picture && <Image src={line.picture} alt="" w={48} h={48} radius="md" fit="contain" />}
          <Stack gap={0}>
            <Anchor href={`/shop/products/${encodeURIComponent(line.slug)}`} target="_blank">
              {line.name}
            </Anchor>
            {line.sku && (
              <Text size="sm" c="dimmed">
                {text('IMPORTS_FIELD_SKU')} {line.sku}
              </Text>
            )}
            {line.options.length > 0 && (
              <Text size="sm" c="dimmed">
                {line.options.join(' · ')}
              </Text>
            )}
            {line.unsent > 0 && (
              <Text size="sm" c="clay">
                {text('ORDERS_UNSENT', { count: line.unsent })}
              </Text>
            )}
            {isPhone && (
              <Text size="sm" className="tabular">
                {line.quantity} × {format.pesos(line.price)}
              </Text>
            )}
          </Stack>
        </Group>
      </Table.Td>
      {!isPhone && (
        <Table.Td ta="end" className="tabular">
          {format.pesos(line.price)}
        </Table.Td>
      )}
      {!isPhone && (
        <Table.Td ta="end" className="tabular">
          {line.quantity}
        </Table.Td>
      )}
      <Table.Td ta="end" className="tabular">
        {format.pesos(line.total)}
      </Table.Td>
    </Table.Tr>
  )
}
