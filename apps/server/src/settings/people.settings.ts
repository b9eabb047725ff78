import { z } from 'zod'
import { email, text, together, wholeNumber } from './fields.ts'

/** The least length of a secret, in characters. */
const secretLength = 32

const account = together('STAFF_PASSWORD', 'STAFF_EMAIL')

/** Sessions, and the owner among the staff who is there from the start. */
export const peopleSettings = z
  .object({
    SESSION_SECRET: z
      .string()
      .min(secretLength, `must be ${secretLength} characters or longer`)
      .optional()
      .meta({
        otherwise: 'made and stored in the database',
        description: `keys the sessions, ${secretLength} characters or more, and is the same for every process of a shop; changing it ends them all, and the codes of the staff’s authenticators`,
      }),
    SESSION_IDLE_DAYS: wholeNumber(1, 30, 'days').default(14).meta({
      description: "after how many days without a visit a shopper's session ends, 1 to 30",
    }),
    STAFF_EMAIL: email.optional().meta({
      description:
        'the e-mail of an owner among the staff; whom it named and does not name any more ends at the next start',
    }),
    STAFF_PASSWORD: z.string().min(12, 'must be 12 characters or longer').max(200).optional().meta({
      description:
        'the password of that owner, set together with `STAFF_EMAIL`; with another one the sessions of the old one end at the next start',
    }),
    STAFF_NAME: text.default('Administración').meta({ description: 'how that owner is called' }),
    STAFF_IDLE_MINUTES: wholeNumber(5, 720, 'minutes').default(60).meta({
      description: 'after how many minutes without a call a session of the staff ends, 5 to 720',
    }),
  })
  // An e-mail alone could not sign in, and a password alone is nobody's.
  .refine(account.holds, account.problem)
  .transform(({ STAFF_EMAIL, STAFF_PASSWORD: password, STAFF_NAME: name, ...given }) => ({
    sessionSecret: given.SESSION_SECRET,
    sessionIdleSeconds: given.SESSION_IDLE_DAYS * 24 * 60 * 60,
    staff: STAFF_EMAIL && password ? { name, email: STAFF_EMAIL.toLowerCase(), password } : undefined,
    staffIdleSeconds: given.STAFF_IDLE_MINUTES * 60,
  }))
