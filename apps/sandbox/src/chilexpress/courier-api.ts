import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CourierFaults, type CourierOperation, courierFaultKinds, takeCourierFault } from './faults.ts'
import { areas, courierRegions } from './places.ts'
import { servicesFor } from './rates.ts'

/** Who this courier knows, a key for each of its interfaces; invented, and known to nobody else. */
export const sandboxCourier = {
  coverageKey: 'clave-de-coberturas-de-pruebas',
  ratingKey: 'clave-del-cotizador-de-pruebas',
  ordersKey: 'clave-de-envios-de-pruebas',
  cardNumber: '18000000',
}

const fault = z.object({
  kind: z.enum(courierFaultKinds),
  ms: z.number().optional(),
  times: z.number().int().optional(),
})
const switchesBody = z.object({
  faults: z
    .object({
      regions: fault.optional(),
      coverage: fault.optional(),
      rate: fault.optional(),
      tracking: fault.optional(),
    })
    .optional(),
})

/** Numbers come as text, with a point before at most two decimals. */
const amount = z
  .string()
  .regex(/^\d{1,8}(?:\.\d{1,2})?$/)
  .transform(Number)
  .refine((value) => value > 0)
const side = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
const rateBody = z.object({
  originCountyCode: z.string().length(4),
  destinationCountyCode: z.string().length(4),
  package: z.object({ weight: amount, height: side, width: side, length: side }),
  productType: z.union([z.literal(1), z.literal(3)]),
  contentType: z.number().int(),
  declaredWorth: z.string().regex(/^\d+$/),
  deliveryTime: z.number().int().min(0).max(3),
})
const businessBody = rateBody.extend({ customerCardNumber: z.string() })
const coverageQuery = z.object({ RegionCode: z.string(), type: z.enum(['0', '1', '2']) })

const fine = { statusCode: 0, statusDescription: 'OK', errors: null }

/** A no inside the usual envelope. */
const no = (statusDescription: string, statusCode = -1) => ({
  statusCode,
  statusDescription,
  errors: [statusDescription],
})
const badInput = no('El JSON de entrada no es válido', -2)

/** How the courier misbehaves, and what it was asked, so that what stands behind it can be tried. */
export type CourierState = { faults: CourierFaults; requests: Record<CourierOperation, number> }

export const courierState = (): CourierState => ({
  faults: {},
  requests: { regions: 0, coverage: 0, rate: 0, tracking: 0 },
})

/** The courier's REST calls, and under `/chilexpress` how it is told to misbehave. */
export async function chilexpressApi(
  app: FastifyInstance,
  { state }: { state: CourierState },
): Promise<void> {
  /** Answers as the real one would, unless it was told to misbehave. `empty` is its list with nothing in it. */
  const operation =
    (
      name: CourierOperation,
      { key, empty }: { key: string; empty: object },
      act: (request: FastifyRequest) => { status?: number; body: object },
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      state.requests[name] += 1
      const met = takeCourierFault(state.faults, name)
      if (met?.kind === 'slow') await pause(met.ms ?? 1000)
      if (met?.kind === 'down') return hangUp(reply)
      if (met?.kind === 'error') return reply.code(500).send({ statusCode: 500, message: 'Internal error' })
      if (met?.kind === 'garbage') return reply.type('text/html').send('<html>En mantención</html>')
      if (request.headers['ocp-apim-subscription-key'] !== key || met?.kind === 'refused') {
        return reply.code(401).send({
          statusCode: 401,
          message: 'Access denied due to invalid subscription key. Make sure to provide a valid key.',
        })
      }
      if (met?.kind === 'declined') return reply.send(no('Error al consultar el servicio'))
      if (met?.kind === 'shape') return reply.send({ ...fine, data: { options: 'ninguna' } })
      if (met?.kind === 'empty') return reply.send({ ...fine, ...empty })
      const { status = 200, body } = act(request)
      return reply.code(status).send(body)
    }

  const { coverageKey, ratingKey, ordersKey, cardNumber } = sandboxCourier
  app.get(
    '/georeference/api/v1.0/regions',
    operation('regions', { key: coverageKey, empty: { regions: [] } }, () => ({
      body: { regions: courierRegions, ...fine },
    })),
  )
  app.get(
    '/georeference/api/v1.0/coverage-areas',
    operation('coverage', { key: coverageKey, empty: { coverageAreas: [] } }, ({ query }) => {
      const request = coverageQuery.safeParse(query)
      if (!request.success) return { status: 400, body: badInput }
      const found = areas.filter(({ regionCode }) => regionCode === request.data.RegionCode)
      return { body: { coverageAreas: found, ...fine } }
    }),
  )
  const rates = (hasCard: boolean) =>
    operation(
      'rate',
      { key: ratingKey, empty: { data: { courierServiceOptions: [] } } },
      ({ body }: FastifyRequest) => {
        const request = (hasCard ? businessBody : rateBody).safeParse(body)
        if (!request.success) return { status: 400, body: badInput }
        const { data } = request
        if ('customerCardNumber' in data && data.customerCardNumber !== cardNumber) {
          return { body: no('No existe tarjeta Chilexpress') }
        }
        const courierServiceOptions = servicesFor({
          origin: data.originCountyCode,
          destination: data.destinationCountyCode,
          box: data.package,
          hasCard,
        })
        if (!courierServiceOptions) {
          return { body: no('No existe servicio de entrega para las comunas indicadas') }
        }
        return { body: { data: { courierServiceOptions }, ...fine } }
      },
    )
  app.post('/rating/api/v1.0/rates/courier', rates(false))
  app.post('/rating/api/v1.0/rates/business', rates(true))
  // Nothing was ever sent from here.
  app.post(
    '/transport-orders/api/v1.0/tracking',
    operation('tracking', { key: ordersKey, empty: { data: {} } }, () => ({
      body: no('La orden de transporte consultada no existe'),
    })),
  )

  app.get('/chilexpress/fallas.json', (_request, reply) => reply.send(state))
  app.put('/chilexpress/fallas.json', (request, reply) => {
    const told = switchesBody.safeParse(request.body)
    if (!told.success) return reply.code(422).send(z.treeifyError(told.error))
    state.faults = told.data.faults ?? {}
    return reply.send(state)
  })
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}
