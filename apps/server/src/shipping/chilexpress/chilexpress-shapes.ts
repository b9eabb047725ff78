import { z } from 'zod'

/** Around every answer (chile.md, Chilexpress): anything but 0 is a no, in the courier's words. */
export const envelope = z.object({
  statusCode: z.number().int(),
  statusDescription: z.string().nullish(),
  errors: z.unknown().optional(),
})

const code = z.string().regex(/^[A-Z0-9]{1,8}$/)
const name = z.string().trim().min(1).max(120)

export const regionsReply = z.object({ regions: z.array(z.object({ regionId: code })) })

export const coverageReply = z.object({
  coverageAreas: z.array(
    z.object({ countyCode: code, countyName: name, coverageName: name, regionCode: code }),
  ),
})

/** A place that the courier goes to: names in capitals, without accents or ñ. */
export type CoverageArea = z.output<typeof coverageReply>['coverageAreas'][number]

/** Prices are text, and are read where a service is chosen: of one that is not sold here nothing is asked. */
export const ratesReply = z.object({
  data: z.object({
    courierServiceOptions: z.array(
      z.object({
        serviceTypeCode: z.number().int(),
        serviceValue: z.unknown().optional(),
        serviceValueDiscount: z.unknown().optional(),
      }),
    ),
  }),
})

export type ServiceOption = z.output<typeof ratesReply>['data']['courierServiceOptions'][number]
