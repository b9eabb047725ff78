import { Button, Group, Paper, Select, Stack, TextInput } from '@mantine/core'
import { type EditedOption, type EditedValue, productLimits as limits } from '#rules/products/product.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import type { IsWrong, ProductForm } from '../use-product-form.ts'
import { AddRow } from './add-row.tsx'
import { RowActs, withRow } from './row-acts.tsx'
import { useRowKeys } from './use-row-keys.ts'

const blankValue: EditedValue = { id: null, name: '', color: null }
const blankOption: EditedOption = { id: null, name: '', kind: 'label', values: [blankValue] }

/** What a shopper chooses of it, such as a size or a colour; each value has units of its own. */
export function OptionsPart({ form, errorOf }: ProductForm) {
  const text = useText()
  const { options } = form.values
  const setAll = (rows: EditedOption[]) => form.setFieldValue('options', rows)
  const error = errorOf('opciones')
  const keys = useRowKeys(options.length)
  return (
    <Part title={text('PRODUCTS_OPTIONS')} lead={text('PRODUCTS_OPTIONS_LEAD')}>
      <Stack gap="sm">
        {options.map((option, place) => (
          <Paper key={keys.of(place)} withBorder p="sm" radius="md">
            <Group gap="xs" align="end" wrap="nowrap" mb="xs">
              <TextInput
                label={text('PRODUCTS_OPTION')}
                error={errorOf(`opciones.${place}.nombre`) !== null}
                value={option.name}
                onChange={(event) =>
                  setAll(withRow(options, place, { ...option, name: event.currentTarget.value }))
                }
                maxLength={limits.rowName}
                style={{ flex: 1 }}
              />
              <Select
                label={text('PRODUCTS_OPTION_KIND')}
                data={[
                  { value: 'label', label: text('PRODUCTS_OPTION_LABEL') },
                  { value: 'color', label: text('PRODUCTS_OPTION_COLOR') },
                ]}
                value={option.kind}
                onChange={(kind) =>
                  setAll(withRow(options, place, { ...option, kind: kind as EditedOption['kind'] }))
                }
                allowDeselect={false}
                w={130}
              />
              <RowActs rows={options} place={place} name={option.name} keys={keys} onChange={setAll} />
            </Group>
            <Values
              option={option}
              isWrong={(path) => errorOf(`opciones.${place}.valores.${path}`) !== null}
              onChange={(values) => setAll(withRow(options, place, { ...option, values }))}
            />
          </Paper>
        ))}
        <AddRow
          label={text('PRODUCTS_OPTION_ADD')}
          error={error}
          isFull={options.length >= limits.options}
          onAdd={() => setAll([...options, blankOption])}
        />
      </Stack>
    </Part>
  )
}

function Values({
  option,
  isWrong,
  onChange,
}: {
  option: EditedOption
  isWrong: IsWrong
  onChange: (values: EditedValue[]) => void
}) {
  const text = useText()
  const { values, kind } = option
  const keys = useRowKeys(values.length)
  return (
    <Stack gap="xs" pl="md">
      {values.map((value, place) => (
        <Group key={keys.of(place)} gap="xs" wrap="nowrap">
          <TextInput
            aria-label={text('PRODUCTS_VALUE')}
            placeholder={text('PRODUCTS_VALUE')}
            error={isWrong(`${place}.nombre`)}
            value={value.name}
            onChange={(event) =>
              onChange(withRow(values, place, { ...value, name: event.currentTarget.value }))
            }
            maxLength={limits.rowName}
            style={{ flex: 1 }}
          />
          {kind === 'color' && (
            <TextInput
              aria-label={text('PRODUCTS_COLOR')}
              placeholder={text('PRODUCTS_COLOR_HINT')}
              error={isWrong(`${place}.color`)}
              value={value.color ?? ''}
              onChange={(event) =>
                onChange(withRow(values, place, { ...value, color: event.currentTarget.value || null }))
              }
              maxLength={30}
              w={130}
            />
          )}
          <RowActs rows={values} place={place} name={value.name} keys={keys} onChange={onChange} />
        </Group>
      ))}
      <Button
        variant="subtle"
        size="xs"
        disabled={values.length >= limits.values}
        onClick={() => onChange([...values, blankValue])}
        style={{ alignSelf: 'start' }}
      >
        {text('PRODUCTS_VALUE_ADD')}
      </Button>
    </Stack>
  )
}
