import { Badge, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { dayInChile } from '#rules/chile/calendar.ts'
import { dayInWords } from '#rules/chile/day-range.ts'
import { type HolidayChanges, holidayChanges } from '#rules/chile/holidays.ts'
import { describeHours } from '#rules/chile/hours-text.ts'
import { type OpeningHours, openingAt, opensAt } from '#rules/chile/opening-hours.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { HolidayFields, Hours, OpenDay } from '../../data/port/shop.port.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { BeforeAfter } from '../../ui/preview/before-after.tsx'
import { PreviewLanguage } from '../../ui/preview/preview-language.tsx'
import { useNow } from '../../ui/use-now.ts'

/** The hours as the footer, the contact page and a pickup say them, and whether it is open at this moment. */
export function HoursPreview({
  saved,
  typed,
  holidays,
}: {
  saved: Hours
  typed: Hours
  /** As they are saved. */
  holidays: HolidayFields
}) {
  const text = useText()
  const [language, setLanguage] = useState<ShopLanguage>('es')
  const days = holidays.added.map(({ day }) => day)
  const changes = holidayChanges(days, holidays.removed)
  return (
    <BeforeAfter
      title={text('SHOP_HOURS_PREVIEW')}
      lead={text('SHOP_HOURS_PREVIEW_LEAD')}
      controls={<PreviewLanguage value={language} onChange={setLanguage} />}
      before={<Told hours={saved} language={language} holidays={changes} />}
      after={<Told hours={typed} language={language} holidays={changes} />}
    />
  )
}

const hoursOf = (days: OpenDay[]): OpeningHours =>
  Object.fromEntries(days.map(({ day, from, to }) => [day, [from, to] as const]))

function Told({
  hours: { store, sales },
  language,
  holidays,
}: {
  hours: Hours
  language: ShopLanguage
  holidays: HolidayChanges
}) {
  const text = useText()
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm" c="dimmed">
          {text('SHOP_HOURS_STORE')}
        </Text>
        <Text size="sm" lang={language}>
          {store.length > 0
            ? describeHours(hoursOf(store), language, { holidays: true })
            : text('SHOP_HOURS_UNTOLD')}
        </Text>
      </div>
      {store.length > 0 && <OpenNow hours={hoursOf(store)} holidays={holidays} />}
      <div>
        <Text size="sm" c="dimmed">
          {text('SHOP_HOURS_SALES')}
        </Text>
        <Text size="sm" lang={language}>
          {sales.length > 0 ? describeHours(hoursOf(sales), language) : text('SHOP_HOURS_UNTOLD')}
        </Text>
      </div>
    </Stack>
  )
}

/** By the rule that the shop's footer tells it by. */
function OpenNow({ hours, holidays }: { hours: OpeningHours; holidays: HolidayChanges }) {
  const text = useText()
  const { locale } = useLanguage()
  const now = new Date(useNow())
  const at = openingAt(hours, now, holidays)
  if (!at) return null
  if (at.open)
    return (
      <Badge variant="light" color="leaf" tt="none" maw="100%">
        {text('SHOP_HOURS_OPEN_NOW', { hour: at.hour })}
      </Badge>
    )
  const opening = opensAt(hours, now, holidays)
  const day = opening && dayInWords(new Date(dayInChile(opening)), locale)
  return (
    <Text size="sm" fw={600}>
      {text('SHOP_HOURS_CLOSED_NOW', { day: day ?? '', hour: at.hour })}
    </Text>
  )
}
