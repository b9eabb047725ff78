import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStillNavigator } from '../../../app/navigator.ts'
import type { TrackedOrder } from '../../../data/port/orders.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { DataContext } from '../../../shell/data-context.tsx'
import { NavigatorContext } from '../../../shell/navigator-context.ts'
import { LanguageContext } from '../../../shell/texts.tsx'
import checkout from '../../../texts/es/checkout.json' with { type: 'json' }
import orders from '../../../texts/es/orders.json' with { type: 'json' }
import { TrackedOrderCard } from './tracked-order.tsx'

const shown = { url: '/x', path: '/x', query: new URLSearchParams(), params: {}, module: null, serial: 0 }
const language = { language: 'es', texts: { ...checkout, ...orders }, shop: 'Huella' } as const

function render(order: TrackedOrder): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DataContext value={{ layer: 'remote', language: 'es' } as unknown as DataPort}>
        <LanguageContext value={{ ...language, choose: () => undefined }}>
          <NavigatorContext value={createStillNavigator(shown)}>
            <TrackedOrderCard order={order} />
          </NavigatorContext>
        </LanguageContext>
      </DataContext>
    </QueryClientProvider>,
  )
}

const step = { state: 'PENDING', payment: 'WAITING', preparation: 'NONE' } as const
const pickup: TrackedOrder = {
  ...step,
  number: 10_001,
  createdAt: '2026-11-22T00:33:04Z',
  quantity: 1,
  delivery: {
    kind: 'pickup',
    carrier: 'Retiro en tienda',
    branch: 'Huella La Florida',
    place: { address: 'Vicuña Mackenna 7255', comuna: 'La Florida', phone: '+56223456789' },
    days: { from: 0, to: 1 },
    parcel: null,
    comuna: null,
  },
  due: { kind: 'pago_en_tienda', amount: 12_990, dueAt: '2026-11-28T00:00:00Z', instructions: null },
  history: [{ ...step, at: '2026-11-22T00:33:04Z' }],
}

test.each([
  ['NONE', orders.TRACK_WAITING],
  ['PREPARING', orders.TRACK_WAITING],
  ['READY', orders.TRACK_READY],
] as const)(
  'A4: a pickup that is to be paid there says how much and until when (%s)',
  (preparation, title) => {
    const html = render({ ...pickup, preparation })
    expect(html).toContain(`>${title}</h2>`)
    expect(html).toContain('$12.990')
    expect(html).toContain('Te lo guardamos hasta el')
  },
)

test('a pickup that is ready promises no day on which it will be', () => {
  expect(render(pickup)).toMatch(/Listo (?:el|entre)/)
  expect(render({ ...pickup, preparation: 'READY' })).not.toMatch(/Listo (?:el|entre)/)
})

test('what is paid says nothing of money', () => {
  const html = render({ ...pickup, payment: 'PAID', preparation: 'READY', due: null })
  expect(html).toContain(`>${orders.TRACK_READY}</h2>`)
  expect(html).not.toContain('Te lo guardamos')
})

test('what was paid back whole is offered no days to be given back in', () => {
  const delivered = { ...pickup, state: 'COMPLETED', due: null } as const
  expect(render({ ...delivered, payment: 'PAID' })).toContain(orders.ORDER_RETURNS)
  expect(render({ ...delivered, payment: 'REFUNDED' })).not.toContain(orders.ORDER_RETURNS)
})
