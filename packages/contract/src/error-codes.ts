/**
 * Every refusal that a call can answer, with the HTTP status it travels under.
 * Closed: a route cannot answer a code that is not listed here, and each code has a text in
 * `error-texts.ts` for every language of the shop.
 */
export const errorStatus = {
  INVALID_REQUEST: 400,
  FIELD_REQUIRED: 400,
  FIELD_INVALID: 400,
  EMAIL_INVALID: 400,
  RUT_INVALID: 400,
  PHONE_INVALID: 400,
  TERMS_REQUIRED: 400,
  COUPON_UNKNOWN: 400,
  COUPON_EXPIRED: 400,
  COUPON_NOT_STARTED: 400,
  COUPON_USED_UP: 400,
  COUPON_MINIMUM_NOT_REACHED: 400,
  CARRIER_UNAVAILABLE: 400,
  PAYMENT_UNAVAILABLE: 400,
  OPTION_REQUIRED: 400,
  CART_EMPTY: 400,
  APP_TOKEN_INVALID: 401,
  SESSION_REQUIRED: 401,
  CUSTOMER_REQUIRED: 403,
  NOT_YOURS: 403,
  XSRF_INVALID: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  OUT_OF_STOCK: 409,
  TOTAL_CHANGED: 409,
  ORDER_STATE: 409,
  KEY_REUSED: 409,
  BODY_TOO_LARGE: 413,
  MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
