import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStillNavigator } from '../../../app/navigator.ts'
import type { Order } from '../../../data/port/orders.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { DataContext } from '../../../shell/data-context.tsx'
import { NavigatorContext } from '../../../shell/navigator-context.ts'
import { LanguageContext } from '../../../shell/texts.tsx'
import checkout from '../../../texts/es/checkout.json' with { type: 'json' }
import orders from '../../../texts/es/orders.json' with { type: 'json' }
import { OrderDestination } from './order-destination.tsx'

const shown = { url: '/x', path: '/x', query: new URLSearchParams(), params: {}, module: null, serial: 0 }
const language = {
  language: 'es',
  texts: { ...checkout, ...orders },
  shop: 'Huella',
  choose: () => undefined,
} as const

const render = (order: Order): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DataContext value={{ layer: 'remote', language: 'es' } as unknown as DataPort}>
        <LanguageContext value={language}>
          <NavigatorContext value={createStillNavigator(shown)}>
            <OrderDestination order={order} />
          </NavigatorContext>
        </LanguageContext>
      </DataContext>
    </QueryClientProvider>,
  )

const unpaid = { state: 'WAITING', paidAt: null, dueAt: '2026-11-28T00:00:00Z', instructions: null } as const
const order: Order = {
  id: 1,
  number: 10_001,
  token: 'a'.repeat(32),
  state: 'PENDING',
  createdAt: '2026-11-22T00:33:04Z',
  lines: [],
  quantity: 1,
  subtotal: 12_990,
  totals: [],
  total: 12_990,
  neto: 10_916,
  iva: 2074,
  payment: { ...unpaid, kind: 'transferencia' },
  document: 'boleta',
  delivery: {
    carrier: 'Huella en bici',
    kind: 'home',
    days: { from: 2, to: 4 },
    branch: null,
    place: null,
    parcel: null,
  },
  address: {
    street: 'Froilán Roa',
    number: '7205',
    flat: '',
    reference: '',
    comuna: 'La Florida',
    region: 'Metropolitana',
  },
  customer: { name: 'Beto Soto', email: 'beto@correo.cl' },
}
const pickup: Order = {
  ...order,
  payment: { ...unpaid, kind: 'pago_en_tienda' },
  delivery: {
    ...order.delivery,
    carrier: 'Retiro en tienda',
    kind: 'pickup',
    branch: 'Huella La Florida',
    place: { address: 'Vicuña Mackenna 7255', comuna: 'La Florida', phone: '+56223456789' },
  },
  address: null,
}

test('A2: a pickup that is to be paid there is held until a day that is said, with where, how to reach it and what to bring', () => {
  const html = render(pickup)
  expect(html).toMatch(/Te lo guardamos hasta el viernes,? 27 de noviembre/)
  for (const words of ['Vicuña Mackenna 7255, La Florida', 'tel:+56223456789', 'openstreetmap.org/search'])
    expect(html).toContain(words)
  for (const words of [checkout.ORDER_PICKUP_MAP, checkout.ORDER_PICKUP_BRING]) expect(html).toContain(words)
  expect(html).toMatch(/Listo entre el/)
})

test('A2: what is paid is held until no day', () => {
  const paid = { ...pickup.payment, state: 'PAID', paidAt: '2026-11-23T12:00:00Z' } as const
  expect(render({ ...pickup, payment: paid })).not.toContain('Te lo guardamos')
})

test('A3: by a transfer that has not arrived no day is promised, and by one that has the days count from it', () => {
  const html = render(order)
  expect(html).toContain('2 a 4 días hábiles desde que recibimos tu transferencia')
  expect(html).not.toMatch(/Llega (?:el|entre)/)
  const paid = { ...order.payment, state: 'PAID', paidAt: '2026-11-26T15:00:00Z' } as const
  expect(render({ ...order, payment: paid })).toMatch(/Llega entre el lunes 30 de noviembre y el miércoles 2/)
})

test('what was paid back whole is offered no days to be given back in', () => {
  expect(render(order)).toContain(orders.ORDER_RETURNS)
  const back = { ...order.payment, state: 'REFUNDED', paidAt: '2026-11-26T15:00:00Z' } as const
  expect(render({ ...order, state: 'COMPLETED', payment: back })).not.toContain(orders.ORDER_RETURNS)
})
