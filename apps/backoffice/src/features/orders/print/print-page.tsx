import { Button, Container, Group, SegmentedControl, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useText } from '../../../shell/texts.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { rowNumber } from '../../../ui/feedback/row-number.ts'
import { oneOf, wordsOf } from '../../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../../ui/lists/use-address-filters.ts'
import { useOrderSheets } from '../orders.queries.ts'
import { mostPrinted } from '../print-bar.tsx'
import { PackingSlip } from './packing-slip.tsx'
import { PickingList } from './picking-list.tsx'
import styles from './print-page.module.css'

const defaults = { pedidos: '', que: 'lista' }

/** So many numbers of rows with commas between. */
const longestList = 11 * mostPrinted
const values = { pedidos: wordsOf(longestList), que: oneOf(['lista', 'guias']) }

/** The ids that an address names, each once. */
export const idsOf = (list: string): number[] =>
  [...new Set(list.split(',').map(rowNumber))].filter((id) => id !== null).slice(0, mostPrinted)

/** Orders on paper: one list of what has to be picked for all of them, or a slip for each parcel. */
export function PrintPage() {
  const text = useText()
  const { filters, set } = useAddressFilters(defaults, values)
  const sheets = useOrderSheets(idsOf(filters.pedidos))
  const isList = filters.que !== 'guias'
  return (
    <Container size="md" py="lg" className={styles.page}>
      <Group justify="space-between" mb="lg" className={styles.bar}>
        <SegmentedControl
          aria-label={text('ORDERS_PRINT_WHAT')}
          value={isList ? 'lista' : 'guias'}
          onChange={(que) => set({ que })}
          data={[
            { value: 'lista', label: text('ORDERS_PICKING_LIST') },
            { value: 'guias', label: text('ORDERS_PACKING_SLIPS') },
          ]}
        />
        <Button leftSection={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {text('ORDERS_PRINT')}
        </Button>
      </Group>
      <Loaded query={sheets}>
        {(orders) =>
          orders.length === 0 ? (
            <Text>{text('ORDERS_NONE')}</Text>
          ) : isList ? (
            <PickingList orders={orders} />
          ) : (
            orders.map((order) => <PackingSlip key={order.id} order={order} />)
          )
        }
      </Loaded>
    </Container>
  )
}
