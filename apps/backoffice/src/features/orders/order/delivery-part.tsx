import { Anchor, Stack } from '@mantine/core'
import type { Order, OrderAddress } from '../../../data/port/orders.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/part.tsx'
import { Fact } from './fact.tsx'

/** Where an order goes, by whom, and the parcel's number. */
export function DeliveryPart({ order }: { order: Order }) {
  const text = useText()
  const { address, branch, carrier, tracking } = order
  return (
    <Part title={text('ORDERS_DELIVERY')}>
      <Stack component="dl" gap="xs" m={0}>
        {address ? (
          <Fact name={text('ORDERS_ADDRESS')}>
            {addressLines(address).map((line) => (
              <span key={line} style={{ display: 'block' }}>
                {line}
              </span>
            ))}
          </Fact>
        ) : (
          <Fact name={text('ORDERS_PICKUP')}>{branch}</Fact>
        )}
        {address && <Fact name={text('ORDERS_CARRIER')}>{carrier}</Fact>}
        {tracking.number && (
          <Fact name={text('ORDERS_TRACKING')}>
            {tracking.url ? (
              <Anchor href={tracking.url} target="_blank" rel="noreferrer">
                {tracking.number}
              </Anchor>
            ) : (
              tracking.number
            )}
          </Fact>
        )}
      </Stack>
    </Part>
  )
}

/** An address as it is written on a parcel. */
export const addressLines = ({ street, number, flat, reference, comuna, region }: OrderAddress): string[] =>
  [[street, number, flat].filter(Boolean).join(' '), reference, `${comuna}, ${region}`].filter(Boolean)
