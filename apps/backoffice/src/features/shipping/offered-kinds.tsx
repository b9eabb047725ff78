import { Badge, Group, Stack, Text } from '@mantine/core'
import { daysInWords } from '#rules/chile/day-range.ts'
import { formatClp } from '#rules/money/money.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { OfferedCarrier, OfferedKind } from '../../data/port/shipping.port.ts'
import { type Text as Say, useLanguage, useText } from '../../shell/texts.tsx'

/** The kinds of delivery with their carriers, as the checkout lists them; `before` marks what is another. */
export function OfferedKinds({
  kinds,
  before,
  day,
  language,
}: {
  kinds: OfferedKind[]
  before?: OfferedKind[] | undefined
  /** When it is ordered. */
  day: string
  language: ShopLanguage
}) {
  const text = useText()
  if (kinds.length === 0) return <Text size="sm">{text('SHIPPING_PREVIEW_NO_KINDS')}</Text>
  const known = before?.flatMap(({ carriers }) => carriers)
  const markOf = (carrier: OfferedCarrier) => {
    if (!known) return null
    const old = known.find(({ id }) => id === carrier.id)
    if (!old) return text('SHIPPING_PREVIEW_NEW')
    return JSON.stringify(old) === JSON.stringify(carrier) ? null : text('SHIPPING_PREVIEW_CHANGED')
  }
  return (
    <Stack gap="md">
      {kinds.map(({ kind, names, carriers }) => (
        <div key={kind}>
          <Text size="sm" fw={600} c="dimmed" lang={language}>
            {names[language]}
          </Text>
          {carriers.length === 0 && <Text size="sm">{text('SHIPPING_PREVIEW_NOBODY')}</Text>}
          {carriers.map((carrier) => (
            <Offer
              key={carrier.id}
              carrier={carrier}
              mark={markOf(carrier)}
              isPickup={kind === 'pickup'}
              day={day}
            />
          ))}
        </div>
      ))}
    </Stack>
  )
}

function Offer({
  carrier,
  mark,
  isPickup,
  day,
}: {
  carrier: OfferedCarrier
  mark: string | null
  isPickup: boolean
  day: string
}) {
  const text = useText()
  const { locale } = useLanguage()
  const { price, net, total } = carrier
  return (
    <Group justify="space-between" align="start" wrap="nowrap" gap="sm" mt={6}>
      <div>
        <Group gap={6}>
          <Text size="sm" fw={600}>
            {carrier.name}
          </Text>
          {mark && (
            <Badge size="sm" variant="light">
              {mark}
            </Badge>
          )}
        </Group>
        <Text size="sm">{arrival(text, { carrier, isPickup, day, locale })}</Text>
        {carrier.description && (
          <Text size="xs" c="dimmed">
            {carrier.description}
          </Text>
        )}
        {carrier.asksCourier && (
          <Text size="xs" c="dimmed">
            {text('SHIPPING_PREVIEW_COURIER')}
          </Text>
        )}
      </div>
      <Stack gap={0} align="end" style={{ flexShrink: 0 }}>
        {price === null || net === null || total === null ? (
          <Text size="sm">{text('SHIPPING_PREVIEW_ASK')}</Text>
        ) : (
          <>
            <Text size="sm" fw={600}>
              {net < price && (
                <Text span size="xs" c="dimmed" td="line-through" fw={400} mr={4}>
                  {formatClp(price)}
                </Text>
              )}
              {net === 0 ? text('SHIPPING_PREVIEW_FREE') : formatClp(net)}
            </Text>
            <Text size="xs" c="dimmed">
              {text('SHIPPING_PREVIEW_TOTAL', { total: formatClp(total) })}
            </Text>
          </>
        )}
      </Stack>
    </Group>
  )
}

/** In the words of the checkout, of an order of any day. */
function arrival(
  text: Say,
  {
    carrier,
    isPickup,
    day,
    locale,
  }: { carrier: OfferedCarrier; isPickup: boolean; day: string; locale: string },
): string {
  const { from, to } = carrier.arrives
  if (to === day) return text(isPickup ? 'SHIPPING_PREVIEW_READY_SAME' : 'SHIPPING_PREVIEW_ARRIVES_SAME')
  const [first, last] = daysInWords(new Date(from), new Date(to), locale)
  if (from === to)
    return text(isPickup ? 'SHIPPING_PREVIEW_READY_ON' : 'SHIPPING_PREVIEW_ARRIVES_ON', { day: last })
  const between = isPickup ? 'SHIPPING_PREVIEW_READY_BETWEEN' : 'SHIPPING_PREVIEW_ARRIVES_BETWEEN'
  return text(between, { first, last })
}
