import type { DemoCoupon } from './types.ts'

/** Both types of specification §9, in every state that a shopper can meet. */
export const coupons: DemoCoupon[] = [
  coupon('BIENVENIDA10', 1, 10, '2025-01-01', '2030-12-31', 0, null, 214),
  coupon('HUELLA5000', 0, 5000, '2025-01-01', '2030-12-31', 20000, 5000, 862),
  coupon('REGALONEO15', 1, 15, '2026-06-01', '2029-12-31', 30000, 1000, 97),
  coupon('TALLER3000', 0, 3000, '2026-01-01', '2030-12-31', 15000, null, 41),
  coupon('FIESTAS2025', 1, 20, '2025-09-01', '2025-09-30', 10000, null, 388),
  coupon('VERANO2031', 0, 4000, '2030-12-21', '2031-03-20', 15000, 800, 0),
  coupon('PRIMEROS100', 0, 10000, '2025-06-01', '2030-12-31', 40000, 100, 100),
  { ...coupon('GATITO15', 1, 15, '2026-01-01', '2030-12-31', 0, null, 12), category: 'gatos' },
  { ...coupon('UNAVEZ2000', 0, 2000, '2026-01-01', '2030-12-31', 0, null, 3), perCustomer: 1 },
]

function coupon(
  code: string,
  type: DemoCoupon['type'],
  value: number,
  startsOn: string,
  endsOn: string,
  minimum: number,
  limit: number | null,
  used: number,
): DemoCoupon {
  return { code, type, value, startsOn, endsOn, minimum, limit, used, perCustomer: null, category: null }
}
