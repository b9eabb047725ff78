import { text } from '../fields.ts'

/** Six digits of an authenticator, or a recovery code, with or without its hyphens. */
export const totpCode = text(40)

export const requiredTotpCode = totpCode.refine((value) => value.length > 0, 'FIELD_REQUIRED')
