import { Button, Group, Select, TextInput } from '@mantine/core'
import type { OrderFilter, PaymentKind } from '../../data/port/orders.port.ts'
import { useText } from '../../shell/texts.tsx'
import { SearchField } from '../../ui/lists/search-field.tsx'
import { paymentKindText } from './order-status.tsx'

/** What the list is narrowed by beside its queue, and whether what waits longest comes first. */
export function OrderFilters({
  filter,
  isOldestFirst,
  onChange,
  onSort,
}: {
  filter: OrderFilter
  isOldestFirst: boolean
  onChange: (changed: Partial<OrderFilter>) => void
  onSort: (isOldestFirst: boolean) => void
}) {
  const text = useText()
  const { paymentKind, delivery, from, to } = filter
  const isNarrowed = Boolean(filter.text || paymentKind || delivery || from || to)
  return (
    <Group gap="sm" align="end">
      <SearchField
        label={text('ORDERS_FIND')}
        placeholder={text('ORDERS_FIND_BY')}
        words={filter.text}
        onChange={(words) => onChange({ text: words })}
        maxLength={80}
        style={{ flex: '1 1 260px' }}
      />
      <Select
        label={text('ORDERS_PAYMENT_KIND')}
        value={paymentKind}
        onChange={(value) => onChange({ paymentKind: value as PaymentKind | null })}
        data={(['transferencia', 'webpay', 'pago_en_tienda'] as const).map((value) => ({
          value,
          label: text(paymentKindText[value]),
        }))}
        placeholder={text('ORDERS_ANY')}
        clearable
        w={160}
      />
      <Select
        label={text('ORDERS_DELIVERY')}
        value={delivery}
        onChange={(value) => onChange({ delivery: value as OrderFilter['delivery'] })}
        data={[
          { value: 'home', label: text('ORDERS_HOME') },
          { value: 'pickup', label: text('ORDERS_PICKUP') },
        ]}
        placeholder={text('ORDERS_ANY')}
        clearable
        w={150}
      />
      <TextInput
        type="date"
        label={text('ORDERS_FROM')}
        value={from ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value || null })}
      />
      <TextInput
        type="date"
        label={text('ORDERS_TO')}
        value={to ?? ''}
        onChange={(event) => onChange({ to: event.currentTarget.value || null })}
      />
      {filter.text === '' && (
        <Select
          label={text('ORDERS_ORDER')}
          value={isOldestFirst ? 'oldest' : 'newest'}
          onChange={(value) => onSort(value === 'oldest')}
          data={[
            { value: 'newest', label: text('ORDERS_NEWEST_FIRST') },
            { value: 'oldest', label: text('ORDERS_OLDEST_FIRST') },
          ]}
          allowDeselect={false}
          w={200}
        />
      )}
      {isNarrowed && (
        <Button
          variant="subtle"
          onClick={() => onChange({ text: '', paymentKind: null, delivery: null, from: null, to: null })}
        >
          {text('ORDERS_CLEAR')}
        </Button>
      )}
    </Group>
  )
}
