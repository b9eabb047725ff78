import { Group, Stack, TextInput } from '@mantine/core'
import { productLimits as limits } from '#rules/products/product.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import type { IsWrong, ProductForm } from '../use-product-form.ts'
import { AddRow } from './add-row.tsx'
import { RowActs, withRow } from './row-acts.tsx'
import { useRowKeys } from './use-row-keys.ts'

type Row = { section?: string; name: string; value: string }

/** What filters know of it, and the table of its page. */
export function FeaturesPart({ form, errorOf }: ProductForm) {
  const text = useText()
  const { features, specifications } = form.values
  return (
    <Part title={text('PRODUCTS_FEATURES')} lead={text('PRODUCTS_FEATURES_LEAD')}>
      <Stack gap="lg">
        <Rows
          rows={features}
          blank={{ name: '', value: '' }}
          add={text('PRODUCTS_FEATURE_ADD')}
          most={limits.features}
          error={errorOf('caracteristicas')}
          isWrong={(path) => errorOf(`caracteristicas.${path}`) !== null}
          onChange={(rows) => form.setFieldValue('features', rows)}
        />
        <Rows
          rows={specifications}
          blank={{ section: specifications.at(-1)?.section ?? '', name: '', value: '' }}
          add={text('PRODUCTS_SPECIFICATION_ADD')}
          most={limits.specifications}
          error={errorOf('especificaciones')}
          isWrong={(path) => errorOf(`especificaciones.${path}`) !== null}
          onChange={(rows) => form.setFieldValue('specifications', rows)}
        />
      </Stack>
    </Part>
  )
}

function Rows<Kind extends Row>({
  rows,
  blank,
  add,
  most,
  error,
  isWrong,
  onChange,
}: {
  rows: Kind[]
  blank: Kind
  add: string
  most: number
  error: string | null
  isWrong: IsWrong
  onChange: (rows: Kind[]) => void
}) {
  const text = useText()
  const keys = useRowKeys(rows.length)
  const set = (place: number, row: Kind) => onChange(withRow(rows, place, row))
  return (
    <Stack gap="xs">
      {rows.map((row, place) => (
        <Group key={keys.of(place)} gap="xs" wrap="nowrap">
          {row.section !== undefined && (
            <TextInput
              aria-label={text('PRODUCTS_SECTION')}
              placeholder={text('PRODUCTS_SECTION')}
              error={isWrong(`${place}.grupo`)}
              value={row.section}
              onChange={(event) => set(place, { ...row, section: event.currentTarget.value })}
              maxLength={limits.rowName}
              style={{ flex: 1 }}
            />
          )}
          <TextInput
            aria-label={text('PRODUCTS_ROW_NAME')}
            placeholder={text('PRODUCTS_ROW_NAME')}
            error={isWrong(`${place}.nombre`)}
            value={row.name}
            onChange={(event) => set(place, { ...row, name: event.currentTarget.value })}
            maxLength={limits.rowName}
            style={{ flex: 1 }}
          />
          <TextInput
            aria-label={text('PRODUCTS_ROW_VALUE')}
            placeholder={text('PRODUCTS_ROW_VALUE')}
            error={isWrong(`${place}.valor`)}
            value={row.value}
            onChange={(event) => set(place, { ...row, value: event.currentTarget.value })}
            maxLength={limits.rowValue}
            style={{ flex: 2 }}
          />
          <RowActs rows={rows} place={place} name={row.name} keys={keys} onChange={onChange} />
        </Group>
      ))}
      <AddRow
        label={add}
        error={error}
        isFull={rows.length >= most}
        onAdd={() => onChange([...rows, blank])}
      />
    </Stack>
  )
}
