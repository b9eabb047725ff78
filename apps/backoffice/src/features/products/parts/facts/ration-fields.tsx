import { ActionIcon, Button, Group, Stack, Table, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { RationTable } from '#rules/catalogue/product-facts.ts'
import { factLimits as limits } from '#rules/products/edited-facts.ts'
import { useFormat } from '../../../../shell/format.ts'
import { useText } from '../../../../shell/texts.tsx'
import { DecimalInput } from '../../../../ui/form/decimal-input.tsx'
import { WideTable } from '../../../../ui/lists/wide-table.tsx'
import type { ProductForm } from '../../use-product-form.ts'
import { RowActs, withRow } from '../row-acts.tsx'
import { useRowKeys } from '../use-row-keys.ts'

const path = 'ficha.alimento.racion'

/** The maker's table: a column for each age, a row for each weight. Without a row there is no table. */
export function RationFields({
  ration,
  errorOf,
  onChange,
}: {
  ration: RationTable | null
  errorOf: ProductForm['errorOf']
  onChange: (ration: RationTable | null) => void
}) {
  const text = useText()
  const { number } = useFormat()
  const { months, rows } = ration ?? { months: [12], rows: [] }
  const keys = useRowKeys(rows.length)
  const columns = useRowKeys(months.length)
  const isWrong = (part: string) => errorOf(`${path}.${part}`) !== null
  const put = (next: RationTable) => onChange(next.rows.length === 0 ? null : next)
  const putRows = (next: RationTable['rows']) => put({ months, rows: next })
  const withoutMonth = (place: number) => {
    const left = months.map((_, at) => at).filter((at) => at !== place)
    columns.reorder(left)
    put({
      months: left.map((at) => months[at] ?? 0),
      rows: rows.map(({ kg, grams }) => ({ kg, grams: left.map((at) => grams[at] ?? 0) })),
    })
  }
  return (
    <Stack gap="xs">
      <div>
        <Text fw={600} size="sm">
          {text('PRODUCTS_RATION')}
        </Text>
        <Text size="sm" c="dimmed">
          {text('PRODUCTS_RATION_LEAD')}
        </Text>
      </div>
      {rows.length > 0 && (
        <WideTable
          minWidth={240 + months.length * 120}
          aria-label={text('PRODUCTS_RATION')}
          verticalSpacing={4}
          horizontalSpacing={4}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={110}>{text('PRODUCTS_RATION_KG')}</Table.Th>
              {months.map((month, place) => (
                <Table.Th key={columns.of(place)} fw={400}>
                  <Group gap={2} wrap="nowrap">
                    <DecimalInput
                      aria-label={text('PRODUCTS_RATION_MONTH', { place: place + 1 })}
                      value={month}
                      onChange={(value) => put({ months: withRow(months, place, value), rows })}
                      error={isWrong(`meses.${place}`)}
                      allowDecimal={false}
                      rightSection={<Text size="xs">{text('PRODUCTS_MONTHS_SHORT')}</Text>}
                      placeholder="0"
                    />
                    <ActionIcon
                      variant="subtle"
                      color="clay"
                      disabled={months.length === 1}
                      aria-label={text('PRODUCTS_RATION_MONTH_REMOVE', { month })}
                      onClick={() => withoutMonth(place)}
                    >
                      <IconTrash size={16} aria-hidden />
                    </ActionIcon>
                  </Group>
                </Table.Th>
              ))}
              <Table.Td w={100} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row, place) => (
              <Table.Tr key={keys.of(place)}>
                <Table.Td>
                  <DecimalInput
                    aria-label={text('PRODUCTS_RATION_KG')}
                    value={row.kg}
                    onChange={(kg) => putRows(withRow(rows, place, { ...row, kg }))}
                    error={isWrong(`filas.${place}.kg`)}
                    decimalScale={2}
                  />
                </Table.Td>
                {months.map((month, at) => (
                  <Table.Td key={columns.of(at)}>
                    <DecimalInput
                      aria-label={text('PRODUCTS_RATION_GRAMS', { kg: number(row.kg), month })}
                      value={row.grams[at] ?? 0}
                      onChange={(grams) =>
                        putRows(withRow(rows, place, { ...row, grams: withRow(row.grams, at, grams) }))
                      }
                      error={isWrong(`filas.${place}.gramos.${at}`)}
                      allowDecimal={false}
                    />
                  </Table.Td>
                ))}
                <Table.Td>
                  <RowActs
                    rows={rows}
                    place={place}
                    name={`${number(row.kg)} kg`}
                    keys={keys}
                    onChange={putRows}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
      {errorOf(path) && (
        <Text size="sm" c="clay">
          {errorOf(path)}
        </Text>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={rows.length >= limits.rows}
          onClick={() => putRows([...rows, { kg: 0, grams: months.map(() => 0) }])}
        >
          {text('PRODUCTS_RATION_ADD')}
        </Button>
        {rows.length > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={months.length >= limits.months}
            onClick={() =>
              put({
                months: [...months, (months.at(-1) ?? 0) + 1],
                rows: rows.map(({ kg, grams }) => ({ kg, grams: [...grams, 0] })),
              })
            }
          >
            {text('PRODUCTS_RATION_MONTH_ADD')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
