import type { DemoCarrier } from './types.ts'

type Rate = DemoCarrier['rates'][number]

/** Comunas of Santiago that the shop's own bicycles reach, with the price in pesos. */
const bikeComunas: [string, number][] = [
  ['13110', 1990],
  ['13118', 2490],
  ['13120', 2490],
  ['13122', 2490],
  ['13111', 2490],
  ['13129', 2490],
  ['13123', 2990],
  ['13113', 2990],
  ['13130', 2990],
  ['13101', 2990],
]

function byRegion(rows: [number[], number, number, number][]): Rate[] {
  return rows.flatMap(([regionIds, price, fromDays, toDays]) =>
    regionIds.map((regionId) => ({ regionId, price, fromDays, toDays })),
  )
}

/** Who brings the parcel, with the default rates in pesos and working days. */
export const carriers: DemoCarrier[] = [
  {
    id: 1,
    name: 'Chilexpress',
    description: 'A todo Chile, con seguimiento en línea.',
    logo: 'carrier-1.svg',
    deliveryKind: 'home',
    discountPercent: 0,
    usesCourierApi: true,
    bands: [
      { upToKg: 6, percent: 100 },
      { upToKg: 15, percent: 140 },
      { upToKg: 30, percent: 200 },
      { upToKg: 60, percent: 340 },
      { upToKg: 100, percent: 520 },
      { upToKg: 150, percent: 760 },
    ],
    longestSideCm: 200,
    trackingUrl: 'https://centrodeayuda.chilexpress.cl/seguimiento/{numero}',
    rates: [
      { price: 6990, fromDays: 2, toDays: 5 },
      ...byRegion([
        [[13], 3990, 1, 2],
        [[5, 6, 7], 4990, 1, 3],
        [[4, 16, 8, 9], 5490, 2, 4],
        [[15, 1, 2], 7990, 3, 6],
        [[11, 12], 10990, 4, 8],
      ]),
      { comunaCut: '13110', price: 2990, fromDays: 1, toDays: 1 },
      { comunaCut: '05201', price: 24990, fromDays: 7, toDays: 15 },
      { comunaCut: '05104', price: 29990, fromDays: 10, toDays: 20 },
    ],
  },
  {
    id: 2,
    name: 'Ruta Sur',
    description: 'Encomiendas grandes a buen precio, de Rancagua a Puerto Montt.',
    logo: 'carrier-2.svg',
    deliveryKind: 'home',
    discountPercent: 20,
    usesCourierApi: false,
    bands: [
      { upToKg: 20, percent: 100 },
      { upToKg: 60, percent: 180 },
      { upToKg: 150, percent: 340 },
      { upToKg: 400, percent: 720 },
    ],
    longestSideCm: 240,
    rates: [
      ...byRegion([
        [[6, 7], 4490, 2, 4],
        [[16, 8], 4990, 2, 5],
        [[9, 14, 10], 5990, 3, 6],
      ]),
      { comunaCut: '10101', price: 5490, fromDays: 2, toDays: 4 },
    ],
  },
  {
    id: 3,
    name: 'Huella en bici',
    description:
      'Nuestra bici eléctrica en Santiago: llega el mismo día hábil si compras antes de las 13:00.',
    logo: 'carrier-3.svg',
    deliveryKind: 'home',
    discountPercent: 0,
    usesCourierApi: false,
    bands: [
      { upToKg: 8, percent: 100 },
      { upToKg: 20, percent: 150 },
    ],
    longestSideCm: 80,
    cutoffHour: 13,
    rates: bikeComunas.map(([comunaCut, price]) => ({ comunaCut, price, fromDays: 0, toDays: 0 })),
  },
  {
    id: 4,
    name: 'Retiro en tienda',
    description: 'Gratis en La Florida, Viña del Mar o Concepción. Te avisamos cuando esté listo.',
    logo: 'carrier-4.svg',
    deliveryKind: 'pickup',
    discountPercent: 0,
    usesCourierApi: false,
    rates: [{ price: 0, fromDays: 0, toDays: 2 }],
  },
]
