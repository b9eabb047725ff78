import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { text } from '../fields.ts'
import { vehicle, vehicleExample } from './vehicle-fields.ts'

export const vehiculoVin = defineCall({
  name: 'vehiculo-vin',
  verbs: ['GET', 'POST'],
  access: 'anyone',
  ours: true,
  translated: true,
  limit: { perAddress: { times: 60, seconds: 60 } },
  request: z.object({ vin: text(40) }),
  reply: z.object({
    /** One where the VIN leaves no choice; otherwise all that it can be, for the shopper to choose. */
    vehiculos: z.array(vehicle).min(1),
    /** 0 where a check digit has to be, in VINs of North America and China, and is wrong: it warns and never rejects. */
    digito_correcto: z.union([z.literal(0), z.literal(1)]),
  }),
  errors: ['NOT_FOUND'],
  doc: 'The vehicles of the shop that a VIN can be (D40): make and model year, and model and engine where its maker writes them in a way that is known. NOT_FOUND for a text that has not the form of a VIN, and for a vehicle that the shop does not know. POST keeps the VIN out of addresses. No other service is asked.',
  example: {
    request: { vin: 'WV1ZZZ2HZGA012345' },
    reply: {
      vehiculos: [
        { ...vehicleExample, id_vehiculo: 39, marca: 'Volkswagen', modelo: 'Amarok', motor: '2.0 diésel' },
      ],
      digito_correcto: 1,
    },
  },
})
