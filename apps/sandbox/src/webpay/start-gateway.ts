import fastify, { type FastifyInstance } from 'fastify'
import { webpayForm } from './form-page.ts'
import { type Gateway, sandboxCommerce, webpayGateway } from './gateway.ts'
import { webpayApi } from './gateway-api.ts'

/** The gateway's calls and its form, on a server that there is. */
export async function serveGateway(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await app.register(webpayApi, { gateway })
  await app.register(webpayForm, { gateway })
}

/**
 * A gateway of one's own on this machine, on a free port, for tests. `environment` is what points a shop at
 * it. `now` is its clock, in ms.
 */
export async function startGateway({ now, port = 0 }: { now?: () => number; port?: number } = {}) {
  const gateway = webpayGateway({ ...(now && { now }) })
  const app = fastify({ forceCloseConnections: true })
  await serveGateway(app, gateway)
  const url = await app.listen({ port, host: '127.0.0.1' })
  return {
    gateway,
    url,
    environment: {
      WEBPAY_URL: url,
      WEBPAY_COMMERCE_CODE: sandboxCommerce.code,
      WEBPAY_API_KEY: sandboxCommerce.key,
    },
    stop: () => app.close(),
  }
}
