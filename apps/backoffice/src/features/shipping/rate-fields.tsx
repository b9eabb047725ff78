import { ActionIcon, Button, NumberInput, Select, Stack, Table, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Rate } from '../../data/port/shipping.port.ts'
import { useText } from '../../shell/texts.tsx'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { usePlaces } from './shipping.queries.ts'

const everywhere = 'all'
const placeOf = ({ regionId, comunaId }: Rate): string =>
  comunaId !== null ? `c${comunaId}` : regionId !== null ? `r${regionId}` : everywhere

function withPlace(rate: Rate, place: string): Rate {
  const id = Number(place.slice(1))
  return {
    ...rate,
    regionId: place.startsWith('r') ? id : null,
    comunaId: place.startsWith('c') ? id : null,
  }
}

/** What a carrier asks where: the most particular place counts. */
export function RateFields({
  rates,
  errorOf,
  onChange,
}: {
  rates: Rate[]
  /** What is wrong with all of them, or with one. */
  errorOf: (at?: number) => string | null
  onChange: (rates: Rate[]) => void
}) {
  const text = useText()
  const { data: places } = usePlaces()
  const options = [
    { value: everywhere, label: text('SHIPPING_EVERYWHERE') },
    ...(places?.regions ?? []).map(({ id, name }) => ({
      value: `r${id}`,
      label: text('SHIPPING_REGION', { name }),
    })),
    ...(places?.comunas ?? []).map(({ id, name }) => ({ value: `c${id}`, label: name })),
  ]
  const taken = new Set(rates.map(placeOf))
  const next = options.find(({ value }) => !taken.has(value))?.value
  const put = (at: number, changes: Partial<Rate>) =>
    onChange(rates.map((rate, index) => (index === at ? { ...rate, ...changes } : rate)))
  const nameOf = (rate: Rate) => options.find(({ value }) => value === placeOf(rate))?.label ?? ''
  const error = errorOf()
  const number = (
    at: number,
    field: 'price' | 'fromDays' | 'toDays',
    label: string,
    max: number,
    wrong?: string | null,
  ) => (
    <NumberInput
      aria-label={label}
      error={wrong}
      value={rates[at]?.[field] ?? 0}
      onChange={(value) => put(at, { [field]: Number(value) || 0 })}
      min={0}
      max={max}
      allowDecimal={false}
      hideControls
      {...(field === 'price' && { prefix: '$', thousandSeparator: '.', decimalSeparator: ',' })}
    />
  )
  return (
    <Stack gap="xs">
      <Text fw={600}>{text('SHIPPING_RATES')}</Text>
      <Text size="sm" c="dimmed">
        {text('SHIPPING_RATES_LEAD')}
      </Text>
      <WideTable stacks minWidth={520} aria-label={text('SHIPPING_RATES')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('SHIPPING_PLACE')}</Table.Th>
            <Table.Th>{text('SHIPPING_PRICE')}</Table.Th>
            <Table.Th>{text('SHIPPING_FROM_DAYS')}</Table.Th>
            <Table.Th>{text('SHIPPING_TO_DAYS')}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rates.map((rate, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: by its place the row would be another once that is chosen, without the focus
            <Table.Tr key={at} style={{ verticalAlign: 'top' }}>
              <Table.Td>
                <Select
                  aria-label={text('SHIPPING_PLACE')}
                  data={options.filter(({ value }) => value === placeOf(rate) || !taken.has(value))}
                  value={placeOf(rate)}
                  onChange={(value) => value && put(at, withPlace(rate, value))}
                  allowDeselect={false}
                  searchable
                  limit={40}
                />
              </Table.Td>
              <Table.Td data-column={text('SHIPPING_PRICE')} w={120}>
                {number(at, 'price', text('SHIPPING_PRICE'), 10_000_000)}
              </Table.Td>
              <Table.Td data-column={text('SHIPPING_FROM_DAYS')} w={90}>
                {number(at, 'fromDays', text('SHIPPING_FROM_DAYS'), 60)}
              </Table.Td>
              <Table.Td data-column={text('SHIPPING_TO_DAYS')} w={150}>
                {number(
                  at,
                  'toDays',
                  text('SHIPPING_TO_DAYS'),
                  60,
                  rate.fromDays > rate.toDays ? text('SHIPPING_DAYS_BACKWARDS') : errorOf(at),
                )}
              </Table.Td>
              <Table.Td w={48}>
                <ActionIcon
                  size="lg"
                  color="clay"
                  variant="subtle"
                  aria-label={text('SHIPPING_REMOVE_RATE', { place: nameOf(rate) })}
                  onClick={() => onChange(rates.filter((_, index) => index !== at))}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
      {error && (
        <Text size="sm" c="clay" role="alert">
          {error}
        </Text>
      )}
      <Button
        variant="light"
        size="xs"
        leftSection={<IconPlus size={16} />}
        disabled={next === undefined}
        onClick={() => {
          const last = rates.at(-1) ?? { regionId: null, comunaId: null, price: 3990, fromDays: 1, toDays: 3 }
          if (next) onChange([...rates, withPlace(last, next)])
        }}
        style={{ alignSelf: 'start' }}
      >
        {text('SHIPPING_ADD_RATE')}
      </Button>
    </Stack>
  )
}
