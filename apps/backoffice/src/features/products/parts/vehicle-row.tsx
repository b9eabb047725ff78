import { ActionIcon, Button, Group, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { FitCondition } from '#rules/fit/vehicle-fit.ts'
import type { EditedFitment } from '#rules/products/product.ts'
import { useText } from '../../../shell/texts.tsx'
import type { IsWrong } from '../use-product-form.ts'
import { RowActs, withRow } from './row-acts.tsx'
import { useRowKeys } from './use-row-keys.ts'

const kindTexts = {
  engine: 'PRODUCTS_CONDITION_ENGINE',
  side: 'PRODUCTS_CONDITION_SIDE',
  note: 'PRODUCTS_CONDITION_NOTE',
} as const

const kinds = Object.keys(kindTexts) as FitCondition['kind'][]
const yearOf = (value: string | number) => (typeof value === 'number' ? value : null)
const mostConditions = 20

/** A vehicle that a part fits: in which of its years, and what it asks besides. */
export function VehicleRow({
  rows,
  place,
  name,
  isWrong,
  onChange,
}: {
  rows: EditedFitment[]
  place: number
  name: string
  isWrong: IsWrong
  onChange: (rows: EditedFitment[]) => void
}) {
  const text = useText()
  const row = rows[place]
  const conditions = row?.conditions ?? []
  const keys = useRowKeys(conditions.length)
  if (!row) return null
  const set = (part: Partial<EditedFitment>) => onChange(withRow(rows, place, { ...row, ...part }))
  return (
    <Stack gap={6}>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" style={{ flex: 1 }}>
          {name}
        </Text>
        <NumberInput
          aria-label={`${text('PRODUCTS_FROM_YEAR')}, ${name}`}
          placeholder={text('PRODUCTS_FROM_YEAR')}
          error={isWrong('desde_anio')}
          value={row.fromYear ?? ''}
          onChange={(value) => set({ fromYear: yearOf(value) })}
          hideControls
          w={90}
        />
        <NumberInput
          aria-label={`${text('PRODUCTS_TO_YEAR')}, ${name}`}
          placeholder={text('PRODUCTS_TO_YEAR')}
          error={isWrong('hasta_anio')}
          value={row.toYear ?? ''}
          onChange={(value) => set({ toYear: yearOf(value) })}
          hideControls
          w={90}
        />
        <RowActs rows={rows} place={place} name={name} onChange={onChange} />
      </Group>
      {conditions.map((condition, at) => (
        <Group key={keys.of(at)} gap="xs" wrap="nowrap" pl="md">
          <Select
            aria-label={text('PRODUCTS_CONDITION_KIND', { name })}
            data={kinds.map((value) => ({ value, label: text(kindTexts[value]) }))}
            value={condition.kind}
            onChange={(kind) =>
              set({ conditions: withRow(conditions, at, { ...condition, kind: kind ?? 'note' }) })
            }
            allowDeselect={false}
            w={150}
          />
          <TextInput
            aria-label={text('PRODUCTS_CONDITION', { name })}
            placeholder={text('PRODUCTS_CONDITION_HELP')}
            value={condition.text}
            onChange={(event) =>
              set({ conditions: withRow(conditions, at, { ...condition, text: event.currentTarget.value }) })
            }
            maxLength={200}
            style={{ flex: 1 }}
          />
          <ActionIcon
            variant="subtle"
            color="clay"
            aria-label={text('PRODUCTS_ROW_REMOVE', { name: condition.text })}
            onClick={() => {
              keys.reorder(conditions.flatMap((_, other) => (other === at ? [] : other)))
              set({ conditions: conditions.filter((_, other) => other !== at) })
            }}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={conditions.length >= mostConditions}
        onClick={() => set({ conditions: [...conditions, { kind: 'note', text: '' }] })}
        style={{ alignSelf: 'start' }}
      >
        {text('PRODUCTS_CONDITION_ADD')}
      </Button>
    </Stack>
  )
}
