import fastify, { type FastifyInstance } from 'fastify'
import { chilexpressApi, courierState, sandboxCourier } from './courier-api.ts'
import { courierPage } from './courier-page.ts'
import type { CourierFaults } from './faults.ts'

/** The courier's calls and the page that tells it to misbehave, on a server that there is. */
export async function serveCourier(app: FastifyInstance, state = courierState()): Promise<void> {
  await app.register(chilexpressApi, { state })
  await app.register(courierPage, { state })
}

/**
 * A courier of one's own on this machine, on a free port, for tests. `environment` is what points a shop at
 * it, with a customer's card when that is asked for.
 */
export async function startCourier({ withCard = false } = {}) {
  const state = courierState()
  const app = fastify({ forceCloseConnections: true })
  await serveCourier(app, state)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    /** How often each thing was asked. */
    requests: state.requests,
    /** Sets what goes wrong from now on; without anything nothing does. */
    misbehave(faults: CourierFaults = {}): void {
      state.faults = faults
    },
    environment: {
      CHILEXPRESS_URL: url,
      CHILEXPRESS_COVERAGE_KEY: sandboxCourier.coverageKey,
      CHILEXPRESS_RATING_KEY: sandboxCourier.ratingKey,
      CHILEXPRESS_ORDERS_KEY: sandboxCourier.ordersKey,
      ...(withCard && { CHILEXPRESS_CARD_NUMBER: sandboxCourier.cardNumber }),
    },
    stop: () => app.close(),
  }
}
