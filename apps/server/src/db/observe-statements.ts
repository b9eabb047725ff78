import { AsyncLocalStorage } from 'node:async_hooks'
import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { type Asked, asked } from '../observing/asked.ts'

/** Told that a statement is sent; gives what is told that it was answered, or refused with an error. */
export type StatementObserver = (text: string) => (error?: unknown) => void

type Query = (...args: unknown[]) => unknown
type Answered = (error: unknown, result: unknown) => void

/**
 * Lets a connection tell of each statement: its text, which holds `$1` where a value goes, never the values. A time begins
 * when the statement is handed over, so that it counts those before it on the connection (0138).
 */
export function observeStatements(
  client: pg.ClientBase,
  observer: () => StatementObserver | undefined,
): void {
  const send = client.query.bind(client) as Query
  const query: Query = (...args) => {
    const observe = observer()
    const text = textOf(args[0])
    if (!observe || text === undefined) return send(...args)
    const answered = observe(text)
    const last = args.length - 1
    const callback = args[last]
    if (typeof callback === 'function') {
      args[last] = (error: unknown, result: unknown) => {
        answered(error ?? undefined)
        ;(callback as Answered)(error, result)
      }
      return send(...args)
    }
    const result = send(...args)
    if (result instanceof Promise) result.then(() => answered(), answered)
    return result
  }
  client.query = query as typeof client.query
}

function textOf(sent: unknown): string | undefined {
  if (typeof sent === 'string') return sent
  const text = (sent as { text?: unknown } | null)?.text
  return typeof text === 'string' ? text : undefined
}

/** Tells several observers of the same statements. */
export const allObservers =
  (observers: readonly StatementObserver[]): StatementObserver =>
  (text) => {
    const told = observers.map((observe) => observe(text))
    return (error) => {
      for (const answered of told) answered(error)
    }
  }

/** Tells of statements that took `slowMs` or more, counted from when they were sent, and what they were sent for. */
export const slowStatements =
  (
    slowMs: number,
    tell: (statement: { text: string; ms: number; what: Asked | undefined }) => void,
  ): StatementObserver =>
  (text) => {
    const [start, what] = [performance.now(), asked()]
    return () => {
      const ms = performance.now() - start
      if (ms >= slowMs) tell({ text, ms: Math.round(ms), what })
    }
  }

type Connect = (callback?: (...given: unknown[]) => void) => unknown

/** Lets whoever waits for a connection go on as themselves when somebody else gives one back: see `asked`. */
export function keepAskers(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as Connect
  const kept: Connect = (callback) => (callback ? connect(AsyncLocalStorage.bind(callback)) : connect())
  pool.connect = kept as typeof pool.connect
}
