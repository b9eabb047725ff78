import type { ErrorReply } from '#contract/define-call.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { Database, Transaction } from '../db/connection.ts'
import { againWhereTaken, inTransaction } from '../db/connection.ts'

type Details = Partial<Pick<ErrorReply, 'fields' | 'totales' | 'faltantes' | 'cupon' | 'actual' | 'cambio'>>

/** An expected refusal, returned as a value: 'out of stock' is an answer, not a crash. */
export class Refusal {
  readonly code: ErrorCode
  readonly details: Details
  /** Seconds until it may be tried again, where that is known. */
  readonly wait: number | null

  constructor(code: ErrorCode, details: Details, wait: number | null = null) {
    this.code = code
    this.details = details
    this.wait = wait
  }
}

export function refuse(code: ErrorCode, details: Details = {}): Refusal {
  return new Refusal(code, details)
}

/**
 * Refuses to write over what somebody else has changed since it was read: with who and when, the version that stands,
 * and `now`, its fields as the wire names them.
 */
export function refuseEdited({
  version,
  by,
  at,
  now,
}: {
  version: number
  by: string
  at: Date
  now: Record<string, unknown>
}): Refusal {
  return refuse('EDITED_MEANWHILE', {
    cambio: { version, responsable: by, fecha: at.toISOString(), ahora: now },
  })
}

/** Refuses what was tried too often, with the seconds after which it may be tried again. */
export function refuseTooMany(wait: number): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', {}, wait)
}

export function isRefusal(value: unknown): value is Refusal {
  return value instanceof Refusal
}

/** Thrown inside a transaction to undo all of it and answer with a refusal. */
export class Rollback extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * Runs `work` in one transaction. A `Rollback` undoes everything and becomes the refusal that is
 * returned; a refusal that `work` merely returns leaves what was written standing.
 */
export async function transactOrRefuse<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await inTransaction(database, work)
  } catch (error) {
    if (error instanceof Rollback) return error.refusal
    throw error
  }
}

/** Undoes what was written, once it is read. */
class Undo<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('What is tried is not saved.')
    this.result = result
  }
}

/**
 * Runs `work` in one transaction that is undone, whatever it answers: what it wrote nobody else ever sees. A `Rollback`
 * becomes the refusal that is returned.
 */
export async function undoOrRefuse<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await againWhereTaken(() =>
      inTransaction(database, async (tx): Promise<T> => {
        throw new Undo(await work(tx))
      }),
    )
  } catch (error) {
    if (error instanceof Undo) return error.result as T
    if (error instanceof Rollback) return error.refusal
    throw error
  }
}
