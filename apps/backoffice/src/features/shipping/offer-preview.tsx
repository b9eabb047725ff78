import { NumberInput, Select, SimpleGrid, Skeleton, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { dayInChile } from '#rules/chile/calendar.ts'
import { chileanTime } from '#rules/chile/opening-hours.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { ShippingDraft } from '../../data/port/shipping.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Refused } from '../../ui/feedback/refused.tsx'
import { PesosInput } from '../../ui/form/pesos-input.tsx'
import { BeforeAfter } from '../../ui/preview/before-after.tsx'
import { clockOf, minuteOf } from './clock.ts'
import { OfferedKinds } from './offered-kinds.tsx'
import { useOfferPreview, usePlaces, useShipping } from './shipping.queries.ts'

/** What is looked at where the shop has no branch yet. */
const santiago = 13101

/**
 * What somebody who orders to a comuna is offered, with which cost and for which days: as it stands, and with what is typed.
 * `day` is the one of the order, today where nobody says another.
 */
export function OfferPreview({
  draft,
  day,
  onDay,
  language = 'es',
  controls,
}: {
  draft: ShippingDraft
  day?: string | undefined
  onDay?: ((day: string) => void) | undefined
  language?: ShopLanguage
  controls?: ReactNode
}) {
  const text = useText()
  const { data: places } = usePlaces()
  const { data: shipping } = useShipping()
  const [now] = useState(() => new Date())
  const [chosen, setComuna] = useState<number | null>(null)
  const [weightKg, setWeight] = useState(1)
  const [subtotal, setSubtotal] = useState(19_990)
  const [ownDay, setDay] = useState(() => dayInChile(now))
  const [minute, setMinute] = useState(() => chileanTime(now).minute)
  const comunaId = chosen ?? shipping?.branches[0]?.fields.comunaId ?? santiago
  const sample = { comunaId, weightKg, subtotal, day: day ?? ownDay, minute }
  const { shown, error, isBusy } = useOfferPreview(sample, draft)
  const sides = (kinds: NonNullable<typeof shown>['today'] | undefined, before?: typeof kinds) =>
    kinds ? (
      <OfferedKinds kinds={kinds} before={before} day={sample.day} language={language} />
    ) : (
      <Skeleton h={160} />
    )
  return (
    <BeforeAfter
      title={text('SHIPPING_PREVIEW')}
      lead={text('SHIPPING_PREVIEW_LEAD')}
      isBusy={isBusy}
      controls={
        <>
          {controls}
          <SimpleGrid type="container" cols={{ base: 2, '480px': 3, '720px': 5 }} spacing="sm">
            <Select
              label={text('SHIPPING_COMUNA')}
              data={(places?.comunas ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(comunaId)}
              onChange={(value) => value && setComuna(Number(value))}
              allowDeselect={false}
              searchable
              limit={40}
            />
            <NumberInput
              label={text('SHIPPING_PREVIEW_WEIGHT')}
              value={weightKg}
              onChange={(value) => typeof value === 'number' && value >= 0.1 && setWeight(value)}
              min={0.1}
              max={1000}
              decimalScale={1}
              decimalSeparator=","
              suffix=" kg"
              hideControls
            />
            <PesosInput
              label={text('SHIPPING_PREVIEW_SUBTOTAL')}
              value={subtotal}
              onChange={(value) => setSubtotal(Number(value) || 0)}
              max={100_000_000}
            />
            <TextInput
              label={text('SHIPPING_PREVIEW_DAY')}
              type="date"
              value={sample.day}
              onChange={({ currentTarget: { value } }) => value && (onDay ?? setDay)(value)}
            />
            <TextInput
              label={text('SHIPPING_PREVIEW_TIME')}
              type="time"
              value={clockOf(minute)}
              onChange={({ currentTarget: { value } }) => setMinute(minuteOf(value) ?? minute)}
            />
          </SimpleGrid>
        </>
      }
      note={
        error ? (
          <div>
            <Text size="sm">{text('SHIPPING_PREVIEW_REFUSED')}</Text>
            <Refused error={error} />
          </div>
        ) : undefined
      }
      before={sides(shown?.today)}
      after={sides(shown?.draft, shown?.today)}
    />
  )
}
