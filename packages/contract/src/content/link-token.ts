import { z } from 'zod'

/** The secret of a mail's link: 256 bits in base64url. */
export const linkToken = z.string().regex(/^[\w-]{43}$/)
