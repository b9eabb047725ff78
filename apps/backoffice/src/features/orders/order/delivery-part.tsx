import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Order } from '../../../data/port/orders.port.ts'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { AddressDialog } from '../acts/address-dialog.tsx'
import { TrackingDialog } from '../acts/tracking-dialog.tsx'
import { addressLines } from './address-lines.ts'
import { Fact } from './fact.tsx'

/** Where an order goes, by whom, and the parcel's number. */
export function DeliveryPart({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { address, branch, carrier, tracking, state, handedTo, history } = order
  const handedAt = history.find(({ preparation }) => preparation === 'DELIVERED')?.at
  const [edited, setEdited] = useState<'address' | 'tracking' | null>(null)
  const isSent = address !== null && (state === 'SHIPPED' || state === 'COMPLETED')
  const close = () => setEdited(null)
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
        {handedTo && (
          <Fact name={text('ORDERS_HANDED_TO')}>
            {handedTo}
            {handedAt && <span style={{ display: 'block' }}>{format.moment(handedAt)}</span>}
          </Fact>
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
      <Group>
        {state === 'PENDING' && (
          <Button size="compact-md" variant="default" onClick={() => setEdited('address')}>
            {text('ORDERS_EDIT_ADDRESS')}
          </Button>
        )}
        {isSent && (
          <Button size="compact-md" variant="default" onClick={() => setEdited('tracking')}>
            {text('ORDERS_EDIT_TRACKING')}
          </Button>
        )}
      </Group>
      {edited === 'address' && <AddressDialog order={order} onClose={close} />}
      {edited === 'tracking' && <TrackingDialog order={order} onClose={close} />}
    </Part>
  )
}
