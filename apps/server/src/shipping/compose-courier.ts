import type { Config } from '../config.ts'
import { type CourierCall, chilexpressClient, saysNoCoverage } from './chilexpress/chilexpress-client.ts'
import { chilexpressCourier } from './chilexpress/chilexpress-courier.ts'
import type { CourierMetrics } from './chilexpress/courier-metrics.ts'
import type { Courier } from './courier.ts'

/** The courier that the settings name; null without one, and then the shop's own rates are all there are. */
export function composeCourier(
  config: Pick<Config, 'chilexpress'>,
  {
    metrics,
    report = () => undefined,
  }: {
    metrics?: CourierMetrics
    /** Told of each call that brought nothing, and of what came and cannot be used. */
    report?: (error: Error) => void
  } = {},
): Courier | null {
  if (!config.chilexpress) return null
  const observe = (call: CourierCall) => {
    metrics?.observe(call)
    if (call.message !== null && !isNoCoverage(call)) report(new Error(`The courier: ${call.message}`))
  }
  const client = chilexpressClient(config.chilexpress, observe)
  return chilexpressCourier(client, { ...(metrics && { answered: metrics.answered }), report })
}

/** That it does not go somewhere is an answer, and nobody needs to look at it. */
const isNoCoverage = ({ result, message }: CourierCall) =>
  result === 'declined' && message !== null && saysNoCoverage({ ok: false, why: result, message })
