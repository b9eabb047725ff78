import { Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { dayMs } from '#rules/time/day-ms.ts'
import type { OpenDay } from '../../data/port/shop.port.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'

/** Monday first, as a week is told. */
const week = [1, 2, 3, 4, 5, 6, 0]
/** Any Sunday: its week names the days. */
const sunday = Date.UTC(2026, 0, 4)
const hours = Array.from({ length: 25 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))
const usual = { from: 9, to: 18 }

/** A week's hours: which days are open, and from when to when. */
export function WeekFields({
  title,
  days,
  onChange,
}: {
  title: string
  days: OpenDay[]
  onChange: (days: OpenDay[]) => void
}) {
  const text = useText()
  const { locale } = useLanguage()
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const put = (day: number, next: OpenDay | null) => {
    const others = days.filter((each) => each.day !== day)
    onChange((next ? [...others, next] : others).toSorted((a, b) => a.day - b.day))
  }
  return (
    <Stack component="fieldset" gap="xs" p={0} m={0} style={{ border: 0 }}>
      <Text component="legend" fw={600} mb="xs">
        {title}
      </Text>
      {week.map((day) => {
        const name = names.format(sunday + day * dayMs)
        const open = days.find((each) => each.day === day)
        return (
          <Group key={day} gap="xs" wrap="nowrap" mih={36}>
            <Checkbox
              label={name}
              checked={open !== undefined}
              onChange={(event) => put(day, event.currentTarget.checked ? { day, ...usual } : null)}
              styles={{ root: { inlineSize: '8.5rem' } }}
            />
            {open ? (
              <>
                <NativeSelect
                  aria-label={text('SHOP_HOURS_FROM', { day: name })}
                  data={hours.slice(0, 24)}
                  value={String(open.from)}
                  onChange={(event) => {
                    const from = Number(event.currentTarget.value)
                    put(day, { ...open, from, to: Math.max(open.to, from + 1) })
                  }}
                />
                <Text size="sm">{text('SHOP_HOURS_TO_WORD')}</Text>
                <NativeSelect
                  aria-label={text('SHOP_HOURS_TO', { day: name })}
                  data={hours.slice(open.from + 1)}
                  value={String(open.to)}
                  onChange={(event) => put(day, { ...open, to: Number(event.currentTarget.value) })}
                />
              </>
            ) : (
              <Text size="sm" c="dimmed">
                {text('SHOP_HOURS_CLOSED')}
              </Text>
            )}
          </Group>
        )
      })}
    </Stack>
  )
}
