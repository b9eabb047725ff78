import { ActionIcon, Badge, Button, Group, NumberInput, Stack, Switch, Table, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { holidaysOf } from '#rules/chile/holidays.ts'
import type { Edited, HolidayFields } from '../../data/port/shop.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { EditActs } from '../../ui/edit-acts.tsx'
import { Part } from '../../ui/part.tsx'
import { useEditForm } from '../../ui/use-edit-form.ts'

type Day = { day: string; name: string | null; isClosed: boolean }

/** The days on which nobody works, by year: those of Chile, and what the shop changes of them. */
export function HolidaysPart({ edited }: { edited: Edited<HolidayFields> }) {
  const text = useText()
  const { shop } = useData()
  const [year, setYear] = useState(() => new Date().getFullYear())
  const { form, submit, error, ...state } = useEditForm(edited, shop.saveHolidays)
  const { added, removed } = form.values
  const close = (day: string, isClosed: boolean) =>
    form.setFieldValue('removed', isClosed ? removed.filter((each) => each !== day) : [...removed, day])
  return (
    <Part title={text('SHOP_HOLIDAYS')} lead={text('SHOP_HOLIDAYS_LEAD')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <NumberInput
            label={text('SHOP_HOLIDAYS_YEAR')}
            value={year}
            onChange={(value) => setYear(Number(value))}
            min={2020}
            max={2100}
            clampBehavior="strict"
            w={120}
          />
          <Days
            days={daysOf(year, form.values)}
            onClose={close}
            onTake={(day) =>
              form.setFieldValue(
                'added',
                added.filter((each) => each.day !== day),
              )
            }
          />
          <AddDay
            year={year}
            taken={added.map(({ day }) => day)}
            onAdd={(own) => form.setFieldValue('added', [...added, own])}
          />
          <EditActs {...state} error={error} fields={[]} />
        </Stack>
      </form>
    </Part>
  )
}

/** Of a year, in their order; a name is that of an own one. */
function daysOf(year: number, { added, removed }: HolidayFields): Day[] {
  const own = added.filter(({ day }) => day.startsWith(`${year}-`))
  const taken = new Set(own.map(({ day }) => day))
  const ofChile = year > 0 ? holidaysOf(year).filter((day) => !taken.has(day)) : []
  return [
    ...ofChile.map((day) => ({ day, name: null, isClosed: !removed.includes(day) })),
    ...own.map((each) => ({ ...each, isClosed: true })),
  ].toSorted((a, b) => a.day.localeCompare(b.day))
}

function Days({
  days,
  onClose,
  onTake,
}: {
  days: Day[]
  onClose: (day: string, isClosed: boolean) => void
  onTake: (day: string) => void
}) {
  const text = useText()
  const { locale } = useLanguage()
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <Table aria-label={text('SHOP_HOLIDAYS')}>
      <Table.Tbody>
        {days.map(({ day, name, isClosed }) => {
          const said = format.format(new Date(`${day}T00:00:00Z`))
          return (
            <Table.Tr key={day}>
              <Table.Td>{said}</Table.Td>
              <Table.Td>{name ?? text('SHOP_HOLIDAYS_PUBLIC')}</Table.Td>
              <Table.Td ta="end">
                {name === null ? (
                  <Switch
                    checked={!isClosed}
                    onChange={(event) => onClose(day, !event.currentTarget.checked)}
                    label={text('SHOP_HOLIDAYS_WORKS')}
                    aria-label={text('SHOP_HOLIDAYS_REMOVE', { day: said })}
                  />
                ) : (
                  <Group gap="xs" justify="end">
                    <Badge variant="light">{text('SHOP_HOLIDAYS_OWN')}</Badge>
                    <ActionIcon
                      variant="subtle"
                      color="clay"
                      aria-label={text('SHOP_HOLIDAYS_TAKE', { day: said })}
                      onClick={() => onTake(day)}
                    >
                      <IconTrash size={18} />
                    </ActionIcon>
                  </Group>
                )}
              </Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}

/** A day of the shop's own. */
function AddDay({
  year,
  taken,
  onAdd,
}: {
  year: number
  taken: readonly string[]
  onAdd: (own: { day: string; name: string }) => void
}) {
  const text = useText()
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  return (
    <Group align="end">
      <TextInput
        type="date"
        label={text('SHOP_HOLIDAYS_DAY')}
        value={day}
        min={`${year}-01-01`}
        max={`${year}-12-31`}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <TextInput
        label={text('SHOP_HOLIDAYS_NAME')}
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
        flex={1}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={18} />}
        disabled={day === '' || taken.includes(day)}
        onClick={() => {
          onAdd({ day, name: name.trim() })
          setDay('')
          setName('')
        }}
      >
        {text('SHOP_HOLIDAYS_ADD')}
      </Button>
    </Group>
  )
}
