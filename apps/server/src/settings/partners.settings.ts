import { z } from 'zod'
import { matching, origin, secretOf, together, wholeNumber } from './fields.ts'

const webpay = together('WEBPAY_URL', 'WEBPAY_COMMERCE_CODE', 'WEBPAY_API_KEY')

/** The gateway that takes cards; undefined where none is set, and then none are taken. */
export const webpaySettings = z
  .object({
    WEBPAY_URL: origin('https://pasarela.example').optional().meta({
      description: 'the origin of the gateway that takes cards; without it none are taken',
    }),
    WEBPAY_COMMERCE_CODE: matching(/^\d{6,16}$/, 'must be a number of 6 to 16 digits')
      .optional()
      .meta({
        description: 'your commerce code there, set together with `WEBPAY_URL`',
      }),
    WEBPAY_API_KEY: secretOf(8).optional().meta({ description: 'its secret, set together with both' }),
    WEBPAY_TIMEOUT_SECONDS: wholeNumber(1, 60, 'seconds').default(10).meta({
      description: 'how long the gateway may take to answer',
    }),
  })
  .refine(webpay.holds, webpay.problem)
  .transform(({ WEBPAY_URL: url, WEBPAY_COMMERCE_CODE: commerceCode, WEBPAY_API_KEY: apiKey, ...given }) => {
    const timeoutMs = given.WEBPAY_TIMEOUT_SECONDS * 1000
    return url && commerceCode && apiKey ? { url, commerceCode, apiKey, timeoutMs } : undefined
  })

const courier = together('CHILEXPRESS_URL', 'CHILEXPRESS_COVERAGE_KEY', 'CHILEXPRESS_RATING_KEY')

/** The courier that is asked for rates; undefined where none is set, and then the shop's own rates stand. */
export const chilexpressSettings = z
  .object({
    CHILEXPRESS_URL: origin('https://courier.example').optional().meta({
      description: "the origin of the courier that is asked for rates; without it the shop's own rates stand",
    }),
    CHILEXPRESS_COVERAGE_KEY: secretOf(8).optional().meta({
      description: 'its key for coverage, set together with `CHILEXPRESS_URL`',
    }),
    CHILEXPRESS_RATING_KEY: secretOf(8).optional().meta({
      description: 'its key for rates, set together with both',
    }),
    CHILEXPRESS_ORDERS_KEY: secretOf(8).optional().meta({
      description:
        'its key for orders of transport, which is tried with the others; the shop orders no transport',
    }),
    CHILEXPRESS_ORIGIN: matching(
      /^[A-Z0-9]{4}$/,
      "must be the courier's county code of four capitals or digits",
    )
      .default('LAFL')
      .meta({ description: "the courier's county code of where parcels start" }),
    CHILEXPRESS_CARD_NUMBER: matching(/^\d{4,16}$/, 'must be a number of 4 to 16 digits')
      .optional()
      .meta({
        description: "your customer's card, for the prices of your contract",
      }),
    CHILEXPRESS_TIMEOUT_SECONDS: wholeNumber(1, 30, 'seconds').default(3).meta({
      description: 'how long the courier may take to answer',
    }),
  })
  .refine(courier.holds, courier.problem)
  .transform((given) => {
    const { CHILEXPRESS_URL: url, CHILEXPRESS_COVERAGE_KEY: coverage, CHILEXPRESS_RATING_KEY: rating } = given
    if (!url || !coverage || !rating) return undefined
    return {
      url,
      keys: { coverage, rating, orders: given.CHILEXPRESS_ORDERS_KEY },
      origin: given.CHILEXPRESS_ORIGIN,
      cardNumber: given.CHILEXPRESS_CARD_NUMBER,
      timeoutMs: given.CHILEXPRESS_TIMEOUT_SECONDS * 1000,
    }
  })
