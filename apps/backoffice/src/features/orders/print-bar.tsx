import { Button, Group, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Link } from 'wouter'
import { useText } from '../../shell/texts.tsx'

/** So many at a time. */
export const mostPrinted = 100

const papers = [
  ['lista', 'ORDERS_PICKING_LIST'],
  ['guias', 'ORDERS_PACKING_SLIPS'],
] as const

/** What can be done with the orders that are ticked. */
export function PrintBar({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  const text = useText()
  if (ids.length === 0) return null
  const isTooMany = ids.length > mostPrinted
  const hrefOf = (what: string) => `/pedidos/imprimir?pedidos=${ids.join(',')}&que=${what}`
  return (
    <Group gap="sm" role="group" aria-label={text('ORDERS_TICKED', { count: ids.length })}>
      <Text fw={600}>{text('ORDERS_TICKED', { count: ids.length })}</Text>
      {isTooMany && (
        <Text role="status" c="clay">
          {text('ORDERS_PRINT_MOST', { most: mostPrinted })}
        </Text>
      )}
      {(isTooMany ? [] : papers).map(([what, title]) => (
        <Button
          key={what}
          component={Link}
          href={hrefOf(what)}
          size="compact-md"
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
        >
          {text(title)}
        </Button>
      ))}
      <Button size="compact-md" variant="subtle" onClick={onClear}>
        {text('ORDERS_UNTICK')}
      </Button>
    </Group>
  )
}
