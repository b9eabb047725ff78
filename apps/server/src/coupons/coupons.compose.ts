import type { priceService } from '../catalogue/price/price.service.ts'
import type { Database } from '../db/connection.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import { couponGuesses } from './coupon-guesses.ts'
import { couponsRoutes } from './coupons.routes.ts'
import { couponsService } from './coupons.service.ts'
import { staffCouponsRoutes } from './staff-coupons.routes.ts'
import { staffCouponsService } from './staff-coupons.service.ts'

export function composeCoupons({
  database,
  prices,
  limits,
  staffLog,
}: {
  database: Database
  prices: Pick<typeof priceService, 'pricesOf'>
  limits: RateLimits
  staffLog: Pick<StaffLog, 'note'>
}) {
  const coupons = couponsService({ database })
  const guesses = couponGuesses(limits)
  const pricesOf = (ids: number[]) => prices.pricesOf(database.db, ids)
  return {
    coupons,
    guesses,
    routes: {
      ...couponsRoutes({ coupons, guesses, pricesOf }),
      ...staffCouponsRoutes(staffCouponsService({ database, staffLog })),
    },
  }
}
