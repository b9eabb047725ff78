import {
  ActionIcon,
  Badge,
  Button,
  Group,
  Select,
  Stack,
  Switch,
  Table,
  Text,
  TextInput,
} from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import { addDays, dayInChile } from '#rules/chile/calendar.ts'
import { holidaysOf } from '#rules/chile/holidays.ts'
import type { Edited, HolidayFields } from '../../data/port/shop.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { EditActs } from '../../ui/form/edit-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { Part } from '../../ui/page/part.tsx'
import { OfferPreview } from '../shipping/offer-preview.tsx'
import { rebaseHolidays } from './rebase-holidays.ts'

type Day = { day: string; name: string | null; isClosed: boolean }

/** Those that can be looked at: what was, and as far as anybody plans. */
const thisYear = Number(dayInChile(new Date()).slice(0, 4))
const years = Array.from({ length: 8 }, (_, index) => `${thisYear - 2 + index}`)

/** The days on which nobody works, by year: those of Chile, and what the shop changes of them. */
export function HolidaysPart({ edited }: { edited: Edited<HolidayFields> }) {
  const text = useText()
  const { shop } = useData()
  const [year, setYear] = useState(`${thisYear}`)
  const field = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')
  const said = useDayText()
  const { form, submit, error, ...state } = useEditForm(edited, shop.saveHolidays, undefined, rebaseHolidays)
  const { added, removed } = form.values
  const [ordered, setOrdered] = useState(() => dayInChile(new Date()))
  /** An order of the day before is what a day changes. */
  const look = (day: string) => setOrdered(addDays(day, -1))
  const close = (day: string, isClosed: boolean) => {
    form.setFieldValue('removed', isClosed ? removed.filter((each) => each !== day) : [...removed, day])
    look(day)
  }
  return (
    <Part title={text('SHOP_HOLIDAYS')} lead={text('SHOP_HOLIDAYS_LEAD')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <Select
            label={text('SHOP_HOLIDAYS_YEAR')}
            value={year}
            onChange={(value) => setYear(value ?? year)}
            data={years}
            allowDeselect={false}
            w={120}
          />
          <Days
            days={daysOf(year, form.values)}
            onClose={close}
            onTake={(day) => {
              form.setFieldValue(
                'added',
                added.filter((each) => each.day !== day),
              )
              look(day)
              setTold(text('SHOP_HOLIDAYS_TAKEN', { day: said(day) }))
              field.current?.focus()
            }}
          />
          <AddDay
            field={field}
            taken={added.map(({ day }) => day)}
            onAdd={(own) => {
              form.setFieldValue('added', [...added, own])
              setYear(own.day.slice(0, 4))
              look(own.day)
              setTold(text('SHOP_HOLIDAYS_ADDED', { day: said(own.day) }))
              field.current?.focus()
            }}
          />
          <Text size="sm" c="dimmed" role="status">
            {told}
          </Text>
          <OfferPreview
            draft={state.isDirty ? { holidays: form.values } : {}}
            day={ordered}
            onDay={setOrdered}
          />
          <EditActs {...state} error={error} fields={[]} />
        </Stack>
      </form>
    </Part>
  )
}

/** Of a year, in their order; a name is that of an own one. */
function daysOf(year: string, { added, removed }: HolidayFields): Day[] {
  const own = added.filter(({ day }) => day.startsWith(`${year}-`))
  const taken = new Set(own.map(({ day }) => day))
  const ofChile = holidaysOf(Number(year)).filter((day) => !taken.has(day))
  return [
    ...ofChile.map((day) => ({ day, name: null, isClosed: !removed.includes(day) })),
    ...own.map((each) => ({ ...each, isClosed: true })),
  ].toSorted((a, b) => a.day.localeCompare(b.day))
}

/** A day such as `2026-09-18` in words. */
function useDayText() {
  const { locale } = useLanguage()
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
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
  const dayText = useDayText()
  return (
    <Table aria-label={text('SHOP_HOLIDAYS')}>
      <Table.Tbody>
        {days.map(({ day, name, isClosed }) => {
          const said = dayText(day)
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
  field,
  taken,
  onAdd,
}: {
  field: RefObject<HTMLInputElement | null>
  taken: readonly string[]
  onAdd: (own: { day: string; name: string }) => void
}) {
  const text = useText()
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  return (
    <Group align="end">
      <TextInput
        ref={field}
        type="date"
        label={text('SHOP_HOLIDAYS_DAY')}
        value={day}
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
        disabled={!years.includes(day.slice(0, 4)) || taken.includes(day)}
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
