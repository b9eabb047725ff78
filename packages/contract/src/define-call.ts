import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'
import type { StaffRole } from './staff/staff-role.ts'

export type Verb = 'GET' | 'POST'

/**
 * Who may make a call.
 * `anyone`: the application token is enough (D21). `session`: a guest's or customer's session is needed;
 * `customer`: a signed-in customer's; in both, what is asked for must belong to it (D22).
 * `staff`: a session of the shop's staff is needed, which is another cookie than a shopper's.
 */
export type Access = 'anyone' | 'session' | 'customer' | 'staff'

/** A call of the staff names the roles that may make it; the others are refused with ROLE_FORBIDDEN. */
type Audience =
  | { access: Exclude<Access, 'staff'>; roles?: never }
  | { access: 'staff'; roles: readonly StaffRole[] }

/** How often something may be tried: `times` within `seconds`. */
export type Rate = {
  times: number
  seconds: number
}

/** How often a call may be made from one address, and about one target: the value of a field of its request, whose path has dots. */
export type RateLimit = {
  /** The name under which several calls are counted together; a call's own where left out. */
  countedAs?: string
  perAddress: Rate
  perTarget?: Rate & {
    field: string
    /**
     * True where a secret of the target can be guessed: the rate then holds for each address, and ten times
     * as much for all of them together but those from which it was once given rightly, so that neither who
     * guesses at one place nor who guesses from many locks the owner out.
     */
    isGuessed?: boolean
    /**
     * True where who names the target need not be the one whose it is: the rate holds for each address by itself, so
     * that nobody shuts another out.
     */
    isOfEach?: boolean
  }
}

export type CallDefinition<
  Name extends string = string,
  Request extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Verbs extends readonly Verb[] = readonly Verb[],
> = Audience & {
  /** The wire name: the path is `/api/<name>`. */
  name: Name
  /** The verbs that the call answers (specification §7, D23). */
  verbs: Verbs
  /** True when the call is not in the specification but needed by it (D19). */
  ours?: boolean
  /**
   * True when the specification lists GET although the call carries a password or changes state: that form
   * is never cached, is refused from another site, and one setting turns it off (D23).
   */
  unsafeGet?: boolean
  /**
   * The most that a request's body may weigh, in bytes, where a file is sent: who asks, and how often, is then looked
   * at before anything of the body is read (decision 0236).
   */
  bodyBytes?: number
  /** Calls that can be abused by trying often are limited (D26, D27). */
  limit?: RateLimit
  /**
   * True for what a browser tells of itself, of nobody and waited for by nobody: the first that is refused where more is
   * asked than can be answered, and limited by each process by itself, at no cost to the database.
   */
  report?: boolean
  /** True when the reply is the same for everyone and may be kept until the catalogue moves on. */
  cacheable?: boolean
  /**
   * True when the reply holds texts of the shop's that are kept in several languages: `idioma` in the request asks
   * for one (decision 0172).
   */
  translated?: boolean
  request: Request
  reply: Reply
  /** Where the reply is a file, written as it is sent: its type, and the name that a browser keeps it under. */
  file?: { type: string; name: string }
  /** What the call can refuse with, beyond what every call can (token, form, limits). */
  errors: readonly ErrorCode[]
  /** What the call promises; shown in the OpenAPI document. */
  doc: string
  example: { request: z.input<Request>; reply: z.input<Reply> }
}

/** Declares one call of the wire. The types of its request, reply and verbs are kept exactly. */
export function defineCall<
  const Name extends string,
  Request extends z.ZodType,
  Reply extends z.ZodType,
  const Verbs extends readonly Verb[],
>(call: CallDefinition<Name, Request, Reply, Verbs>): CallDefinition<Name, Request, Reply, Verbs> {
  return call
}

/** The reply of a call with `file`: its bytes, piece by piece. */
export const fileReply = z.custom<AsyncIterable<Uint8Array> | string>(
  (given) =>
    typeof given === 'string' ||
    (typeof given === 'object' && given !== null && Symbol.asyncIterator in given),
)

/** The one error shape of every call. `fields` maps a request path to the code of what is wrong there. */
export const errorReply = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With `TOTAL_CHANGED` alone: the totals that the server calculates (D15). */
  totales: z.object({ subtotal: z.int(), despacho: z.int(), cupon: z.int(), total: z.int() }).optional(),
  /** With `OUT_OF_STOCK` alone: what is short. */
  faltantes: z
    .array(z.object({ id_producto: z.int(), cantidad: z.int(), stock_producto: z.int() }))
    .optional(),
  /**
   * With `COUPON_MINIMUM_NOT_REACHED` alone, in pesos: what the coupon asks for and how much of it is missing, in
   * these products of the cart, or in any where null.
   */
  cupon: z.object({ minimo: z.int(), falta: z.int(), productos: z.array(z.int()).nullable() }).optional(),
  /** With `STOCK_CHANGED` and `REFUND_CHANGED` alone: the number that the sender has seen, as it is now. */
  actual: z.int().optional(),
  /** With `EDITED_MEANWHILE` alone: who has changed it since it was read, when, and how it stands now. */
  cambio: z
    .object({
      version: z.int(),
      responsable: z.string(),
      fecha: z.string(),
      ahora: z.record(z.string(), z.unknown()),
    })
    .optional(),
})
export type ErrorReply = z.infer<typeof errorReply>
