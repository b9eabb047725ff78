import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { keepAskers, observeStatements, type StatementObserver } from './observe-statements.ts'
import { prepareInTransactions, type Statements } from './prepare-in-transactions.ts'

/** A pool with Drizzle on top. `close` waits until running queries have ended; it may be called twice. */
export type Database = {
  /**
   * Where it is reached without a pooler, for connections apart from this pool: what listens, and what keeps something on
   * its connection; carries the password.
   */
  url: string
  pool: pg.Pool
  db: NodePgDatabase
  /** Lets someone hear of each statement from now on, in the place of who did. */
  observe(observer: StatementObserver): void
  close(): Promise<void>
}

/** What a store's function takes as its first argument inside `inTransaction`. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** What a store's function takes when it may run inside or outside a transaction. */
export type Executor = Database['db'] | Transaction

export type DatabaseOptions = {
  /** The most connections at once. */
  max?: number
  /**
   * How long whoever asks waits for a connection, and then for one statement, locks included, in ms. Left out,
   * a statement may take as long as it does: for migrations, seeds and tests.
   */
  waitMs?: number | undefined
  /** Where the pool reaches it through a pooler that gives each transaction another connection. */
  pooledUrl?: string | undefined
  /** Whether statements are prepared under names, which a pooler has to know of; they are when left out. */
  prepares?: boolean
  /** Whether it is a copy, which only reads; left out, what turns out to be one is not taken. */
  isCopy?: boolean
  /** Told about connections that break while idle; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void
}

/** The database says by itself what took too long; what says nothing any more is given up by the client. */
const clientWaitsMoreMs = 1000
const mostAttempts = 5
const serializationFailure = '40001'
const deadlockDetected = '40P01'
/** What a copy says of whatever is written. */
const readOnlyTransaction = '25006'

// A bigint (count, sum, identity) is a number wherever it is exact, and stays text beyond that.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
})

/** Makes the pool; nothing is connected until the first query. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const report =
    options.onIdleError ??
    ((error: Error) => process.stderr.write(`A database connection broke: ${error.message}\n`))
  let observer: StatementObserver | undefined
  const statements: Statements = {
    prepares: options.prepares ?? true,
    statementMs: options.pooledUrl ? options.waitMs : undefined,
    silentMs: options.waitMs && options.waitMs + clientWaitsMoreMs,
  }
  const pool = new pg.Pool({
    connectionString: options.pooledUrl ?? url,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.waitMs ?? 10_000,
    // A pooler takes no parameters of a connection: see `Statements`.
    ...(options.waitMs && !options.pooledUrl && { statement_timeout: options.waitMs }),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // What is asked at once on one connection is sent at once: see decision 0138.
    pipeline: true,
    ...(!options.isCopy && { verify: refuseCopyWithin(statements.silentMs) }),
  })
  keepAskers(pool)
  pool.on('error', report)
  pool.on('connect', (client) => {
    // While a connection is in use the pool does not listen: its statements fail, and the pool lets go of it. An
    // error event that nobody hears would end the process.
    client.on('error', () => undefined)
    prepareInTransactions(client, statements)
    observeStatements(client, () => observer)
  })
  const db = drizzle(pool)
  connections.set(db, pool)
  let closing: Promise<void> | undefined
  return {
    url,
    pool,
    db,
    observe(told) {
      observer = told
    },
    close() {
      closing ??= pool.end()
      return closing
    },
  }
}

/**
 * After a failover an address may lead to the primary of before for a while, which is a copy then: a connection to it would
 * answer what is read and refuse what is written for as long as it is used. Asked as the connection is made, and told to
 * nobody who counts statements.
 */
const refuseCopyWithin =
  (silentMs: number | undefined) =>
  (client: pg.PoolClient, done: (refusal?: Error) => void): void => {
    const text = 'SELECT pg_is_in_recovery() AS is_copy'
    const question = { text, ...(silentMs && { query_timeout: silentMs }) }
    const ask = pg.Client.prototype.query as (asked: pg.QueryConfig) => Promise<pg.QueryResult>
    const asked = ask.call(client, question)
    asked.then(({ rows }) => {
      if (!rows[0]?.is_copy) return done()
      const refusal = new Error('The database is a copy at present, which takes no writes')
      done(Object.assign(refusal, { code: readOnlyTransaction }))
    }, done)
  }

/**
 * Runs `work` in one READ COMMITTED transaction and returns what it returns; a throw rolls all of it back.
 * After a deadlock or a serialization failure the whole of `work` runs again, at most five times in all, so
 * it must have no effects outside the transaction.
 */
export async function inTransaction<Result>(
  database: Pick<Database, 'pool'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(await database.pool.connect(), work)
    } catch (error) {
      const code = postgresCode(error)
      const worthRetrying = code === serializationFailure || code === deadlockDetected
      if (!worthRetrying || attempt >= mostAttempts) throw error
    }
  }
}

const dialect = new PgDialect()
/** Where what an executor is given goes. */
const connections = new WeakMap<Executor, pg.Pool | pg.PoolClient>()

/** The beginning leaves with the first statements of `work`, and the end with its last ones (0138). */
async function transact<Result>(
  client: pg.PoolClient,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const tx: Transaction = new NodePgTransaction(
    dialect,
    new NodePgSession(client, dialect, undefined),
    undefined,
  )
  connections.set(tx, client)
  const begun = client.query('begin isolation level read committed')
  // Where it fails, so does what was sent with it.
  begun.catch(() => undefined)
  let isOver = false
  try {
    const result = await work(tx)
    await Promise.all([begun, client.query('commit')])
    isOver = true
    return result
  } catch (error) {
    isOver = await client.query('rollback').then(
      () => true,
      () => false,
    )
    throw error
  } finally {
    connections.delete(tx)
    client.release(!isOver)
  }
}

/**
 * Runs a text as it stands: what is asked with every order is not built anew each time. Leaves in the order in which
 * it is asked among a transaction's other statements.
 */
export async function run<Row extends pg.QueryResultRow>(
  executor: Executor,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult<Row>> {
  const connection = connections.get(executor)
  if (!connection) throw new Error('This transaction has ended, or was not begun by inTransaction.')
  // A statement that a builder makes leaves a microtask after it is asked as well.
  await undefined
  return connection.query<Row>(text, values)
}

/**
 * Several statements that are sent at once, in this order (0138). Where one fails, those after it fail as well, and
 * perhaps sooner: the first in order says why.
 */
export async function together<const Answers extends readonly Promise<unknown>[]>(
  answers: Answers,
): Promise<{ -readonly [At in keyof Answers]: Awaited<Answers[At]> }> {
  // Each is awaited once: what a builder gives is sent again with every wait for it.
  const settled = await Promise.allSettled(answers)
  const values = settled.map((each) => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  })
  return values as { -readonly [At in keyof Answers]: Awaited<Answers[At]> }
}

const uniqueViolation = '23505'

/** Whether another has taken a code, a name, an address or a key that was to be written. */
export const isTaken = (error: unknown): boolean => postgresCode(error) === uniqueViolation

/**
 * Runs what takes a code, a name or an address in a transaction of its own. Where another took it at the same time it
 * is run once more: it then finds it taken, and says so itself.
 */
export const againWhereTaken = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  attempt().catch((error: unknown) => {
    if (isTaken(error)) return attempt()
    throw error
  })

/** The five-character SQLSTATE of an error from `pg`, also when Drizzle has wrapped it. */
export function postgresCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code)) {
      return current.code
    }
  }
  return undefined
}
