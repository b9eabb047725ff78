import { Stack, Table, Text, TextInput } from '@mantine/core'
import { productLimits } from '#rules/products/product.ts'
import { DecimalInput } from '../../../../ui/form/decimal-input.tsx'
import { WideTable } from '../../../../ui/lists/wide-table.tsx'
import type { IsWrong } from '../../use-product-form.ts'
import { AddRow } from '../add-row.tsx'
import { RowActs } from '../row-acts.tsx'
import { useRowKeys } from '../use-row-keys.ts'

export type NamedNumber = { name: string; value: number }

/** A table of things that each have a name and a number. */
export function NamedNumbers({
  title,
  nameLabel,
  valueLabel,
  valueWord,
  decimals,
  add,
  blankValue = 0,
  rows,
  most,
  error,
  isWrong,
  onChange,
}: {
  title: string
  nameLabel: string
  valueLabel: string
  /** What the wire calls the number. */
  valueWord: string
  decimals: number
  add: string
  /** Of a row that is added. */
  blankValue?: number
  rows: NamedNumber[]
  most: number
  error: string | null
  isWrong: IsWrong
  onChange: (rows: NamedNumber[]) => void
}) {
  const keys = useRowKeys(rows.length)
  const set = (place: number, part: Partial<NamedNumber>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)))
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        {title}
      </Text>
      {rows.length > 0 && (
        <WideTable minWidth={420} aria-label={title} verticalSpacing={4} horizontalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{nameLabel}</Table.Th>
              <Table.Th w={120}>{valueLabel}</Table.Th>
              <Table.Td w={100} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row, place) => (
              <Table.Tr key={keys.of(place)}>
                <Table.Td>
                  <TextInput
                    aria-label={nameLabel}
                    value={row.name}
                    onChange={(event) => set(place, { name: event.currentTarget.value })}
                    error={isWrong(`${place}.nombre`)}
                    maxLength={productLimits.rowName}
                  />
                </Table.Td>
                <Table.Td>
                  <DecimalInput
                    aria-label={`${valueLabel} ${row.name}`.trim()}
                    value={row.value}
                    onChange={(value) => set(place, { value })}
                    error={isWrong(`${place}.${valueWord}`)}
                    decimalScale={decimals}
                  />
                </Table.Td>
                <Table.Td>
                  <RowActs rows={rows} place={place} name={row.name} keys={keys} onChange={onChange} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
      <AddRow
        label={add}
        error={error}
        isFull={rows.length >= most}
        onAdd={() => onChange([...rows, { name: '', value: blankValue }])}
      />
    </Stack>
  )
}
