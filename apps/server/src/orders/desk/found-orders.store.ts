import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'
import { newestMatches, type Walked } from '../../db/newest-matches.ts'
import { type BegunWords, beginsWith, countOrders, wordsFrom } from './order-words.store.ts'

/** Within which orders is looked, and how many of the newest that are found are given. */
export type OrderSearch = {
  /** What an order `o` has to be besides; left out where any is looked at. */
  narrowed: SQL | undefined
  /** The ids of so many of the newest that may be given, as a query; of those alone that are not below `from`. */
  newest(most: number, from?: number): SQL
  /** The ids of so many that may be given, whichever are read first, as a query. */
  some(most: number): SQL
  /** The id of the last order of the page before. */
  before: number | undefined
  limit: number
  /** Ids of the newest 1,500 that may be given, the highest first, or of all where there are fewer; collected once. */
  near(): Promise<readonly number[]>
  /** All that may be given, where those are few; else null; collected once. */
  few(): Promise<readonly number[] | null>
  bounds?: typeof usual
}

/**
 * Where a filter leaves no more than `left`, each of those is looked at. Of what was found beyond that `lookedUp` orders are
 * looked up, the newest first; where those have no page, up to `ofFilter` of the filter are laid over what was found.
 */
const usual = { left: 5000, lookedUp: 3000, ofFilter: 40_000 }

/** A search among what a filter leaves, whose newest are collected when they are first looked at. */
export function orderSearch(executor: Executor, asked: Omit<OrderSearch, 'near' | 'few'>): OrderSearch {
  let near: Promise<readonly number[]> | undefined
  let few: Promise<readonly number[] | null> | undefined
  const collect = async (query: SQL) => {
    const { rows } = await executor.execute<{ ids: number[] }>(
      sql`SELECT ARRAY(SELECT id FROM (${query}) AS given ORDER BY id DESC) AS ids`,
    )
    return rows[0]?.ids ?? []
  }
  const { left } = asked.bounds ?? usual
  const collectFew = async () => {
    const ids = await collect(asked.some(left + 1))
    return ids.length > left ? null : ids
  }
  return { ...asked, near: () => (near ??= collect(asked.newest(walked))), few: () => (few ??= collectFew()) }
}

/** Ids of orders, and whether some that begin as it was typed are not looked at. */
export type FoundIds = { ids: number[]; isCut: boolean }

/** So many of the newest that a filter leaves are looked at one by one, and then so many of the newest of a word. */
const walked = 1500
/** That an order has one of so many words is looked up; of more its own words are read. */
const mostLookedUp = 20

/**
 * The ids of orders that hold all the words. What is common is found among the newest, of the filter or of a word;
 * where that is not enough, both are rare, and are gathered and laid over each other.
 */
export async function byWords(
  executor: Executor,
  words: readonly string[],
  search: OrderSearch,
): Promise<FoundIds> {
  const typed = await Promise.all(words.map((word) => countOrders(executor, word)))
  // Of those that many orders hold the longest says most.
  const [rarest, ...others] = typed.sort(
    (one, other) => one.orders - other.orders || other.word.length - one.word.length,
  )
  if (!rarest || rarest.orders === 0) return { ids: [], isCut: false }
  const near = search.narrowed && (await amongNear(executor, holdsAll(words), search))
  if (near) return { ids: near, isCut: false }
  const begun = await wordsFrom(executor, rarest)
  const held = await Promise.all(
    others.map(async (other) => ({ word: other.word, ...(await wordsFrom(executor, other)) })),
  )
  const ways = {
    walk: (most: number) => amongNewestOf(executor, { words: begun.words, others: held, most }, search),
    gather: (from: number) => gather(executor, { words: begun.words, others: held, from }, search),
  }
  // To lay index over index costs less than to look at four times as many orders.
  const ids = await newestMatches(
    { ...ways, before: search.before, limit: search.limit },
    { first: walked, again: 0 },
  )
  return { ids, isCut: begun.isCut }
}

const and = sql` AND `

/** That a word is where one that begins so may be: asked of many orders at a tenth of what taking their words apart costs. */
const mayHold = (word: string) => sql`(
  strpos(fold_text(o.customer_name), ${word}) > 0
  OR starts_with(lower(o.customer_email), ${word}) OR starts_with(lower(o.customer_rut), ${word}))`

const holds = (word: string) =>
  sql`EXISTS (SELECT FROM unnest(own.words) AS held WHERE starts_with(held, ${word}))`

/**
 * The words of an order that fulfils all of that, as \`own\`. Written so that each is looked up by its id: joined, all orders
 * between the first and the last of those that are looked at may be read.
 */
const ownWords = (id: SQL, where: readonly SQL[]) => sql`CROSS JOIN LATERAL (
  SELECT words_of_order(o.customer_name, o.customer_email, o.customer_rut) AS words FROM orders o
  WHERE o.id = ${id} AND ${sql.join([sql`true`, ...where], and)} OFFSET 0) AS own`

const holdsAll = (words: readonly string[]) =>
  sql`${ownWords(sql`n.id`, words.map(mayHold))} WHERE ${sql.join(words.map(holds), and)}`

/**
 * The ids of those of a filter that match, where they are found among its newest or it leaves few; else null. `matches`
 * goes behind `FROM ... AS n (id)`.
 */
async function amongNear(
  executor: Executor,
  matches: SQL,
  { near, few, limit }: OrderSearch,
): Promise<number[] | null> {
  // In their order before they are looked at: where a page is full, the rest is left.
  const matching = async (ids: readonly number[], most: number) => {
    const { rows } = await executor.execute<{ id: number }>(sql`
      SELECT n.id FROM (SELECT id FROM unnest(${sql.param([...ids])}::int[]) AS near (id) ORDER BY id DESC) AS n (id)
      ${matches} ORDER BY n.id DESC LIMIT ${most}`)
    return rows.map(({ id }) => id)
  }
  const newest = await near()
  const found = await matching(newest, limit)
  if (found.length >= limit || newest.length < walked) return found
  const all = await few()
  if (!all) return null
  const looked = new Set(newest)
  const rest = all.filter((id) => !looked.has(id))
  const further = await matching(rest, limit)
  return [...found, ...further].toSorted((one, other) => other - one).slice(0, limit)
}

type Held = BegunWords & { word: string }

const isRead = ({ words, isCut }: Held) => isCut || words.length > mostLookedUp

/** What is asked of a few orders \`x\`: that they hold the words, and what they have to be besides. */
function conditions(others: readonly Held[], { narrowed }: OrderSearch): { joined: SQL; where: SQL } {
  const read = others.filter(isRead).map(({ word }) => word)
  const lookedUp = others
    .filter((other) => !isRead(other))
    .map(
      ({ words }) => sql`EXISTS (SELECT FROM order_words y
        WHERE y.word = ANY (${sql.param(words)}::text[]) AND y.order_id = x.id OFFSET 0)`,
    )
  const asked = [...(narrowed ? [narrowed] : []), ...read.map(mayHold)]
  return {
    joined: asked.length > 0 ? ownWords(sql`x.id`, asked) : sql``,
    where: sql.join([sql`true`, ...lookedUp, ...read.map(holds)], and),
  }
}

const behind = ({ before }: OrderSearch) => (before === undefined ? sql`true` : sql`w.order_id < ${before}`)

/** The ids among so many of the newest orders of a word. */
async function amongNewestOf(
  executor: Executor,
  { words, others, most }: { words: readonly string[]; others: readonly Held[]; most: number },
  search: OrderSearch,
): Promise<Walked> {
  const { joined, where } = conditions(others, search)
  const { rows } = await executor.execute<Walked>(sql`
    WITH newest AS MATERIALIZED (
      SELECT DISTINCT each.id FROM unnest(${sql.param([...words])}::text[]) AS one (word)
      CROSS JOIN LATERAL (
        SELECT w.order_id AS id FROM order_words w WHERE w.word = one.word AND ${behind(search)}
        ORDER BY w.order_id DESC LIMIT ${most}
      ) AS each
      ORDER BY id DESC LIMIT ${most}
    )
    SELECT (SELECT count(*)::int FROM newest) AS looked, (SELECT max(id) FROM newest) AS newest,
      (SELECT min(id) FROM newest) AS oldest, ARRAY(
        SELECT x.id FROM newest x ${joined} WHERE ${where} ORDER BY x.id DESC LIMIT ${search.limit}
      ) AS ids`)
  return rows[0] ?? { ids: [], looked: 0, newest: null, oldest: null }
}

/** All orders of each word from an id on, from their index alone, laid over each other: of as many as these no order is looked at. */
async function gather(
  executor: Executor,
  { words, others, from }: { words: readonly string[]; others: readonly Held[]; from: number },
  search: OrderSearch,
): Promise<number[]> {
  const isOne = (those: readonly string[]) => sql`w.word = ANY (${sql.param([...those])}::text[])`
  const sets = [
    isOne(words),
    ...others.map((other) => (isRead(other) ? beginsWith(other.word) : isOne(other.words))),
  ]
  const found = sets.map(
    (is) =>
      sql`(SELECT w.order_id AS id FROM order_words w WHERE ${is} AND w.order_id >= ${from} AND ${behind(search)})`,
  )
  return ofThese(executor, sql.join(found, sql` INTERSECT `), search, from)
}

/** The newest of some orders, of which a query gives the ids, none of them below `from`, that a filter leaves. */
async function ofThese(executor: Executor, ids: SQL, search: OrderSearch, from = 0): Promise<number[]> {
  const { narrowed, newest, limit, bounds = usual } = search
  const all = async (query: SQL) => (await executor.execute<{ id: number }>(query)).rows.map(({ id }) => id)
  if (!narrowed) return all(sql`SELECT DISTINCT id FROM (${ids}) AS x (id) ORDER BY id DESC LIMIT ${limit}`)
  // Written so that the newest are looked up first, and no more than it takes.
  const fitting = (given: SQL) => sql`
    SELECT x.id FROM (SELECT DISTINCT id FROM (${given}) AS given (id) ORDER BY id DESC) AS x
    CROSS JOIN LATERAL (SELECT FROM orders o WHERE o.id = x.id AND ${narrowed} OFFSET 0) AS fits
    ORDER BY x.id DESC LIMIT ${limit}`
  const { rows } = await executor.execute<{ ids: number[]; found: number }>(sql`
    WITH found AS MATERIALIZED (SELECT DISTINCT id FROM (${ids}) AS given (id))
    SELECT (SELECT count(*)::int FROM found) AS found,
      ARRAY(${fitting(sql`SELECT id FROM found ORDER BY id DESC LIMIT ${bounds.lookedUp}`)}) AS ids`)
  const [near] = rows
  if (near && (near.ids.length >= limit || near.found <= bounds.lookedUp)) return near.ids
  const left = newest(bounds.ofFilter, from)
  const [counted] = (
    await executor.execute<{ left: number }>(sql`SELECT count(*)::int AS left FROM (${left}) AS counted`)
  ).rows
  return all(
    (counted?.left ?? 0) < bounds.ofFilter
      ? sql`SELECT id FROM ((${left}) INTERSECT (${ids})) AS x (id) ORDER BY id DESC LIMIT ${limit}`
      : fitting(ids),
  )
}

/** The ids of the newest orders in which one of the products is. */
export async function byProducts(
  executor: Executor,
  productIds: readonly number[],
  search: OrderSearch,
): Promise<number[]> {
  if (productIds.length === 0) return []
  const { narrowed, before, limit } = search
  const ofThem = sql`l.product_id = ANY (${sql.param([...productIds])}::int[])`
  if (!narrowed) {
    const { rows } = await executor.execute<{ id: number }>(sql`
      SELECT DISTINCT each.id FROM unnest(${sql.param([...productIds])}::int[]) AS one (product_id)
      CROSS JOIN LATERAL (
        SELECT l.order_id AS id FROM order_lines l
        WHERE l.product_id = one.product_id AND ${before === undefined ? sql`true` : sql`l.order_id < ${before}`}
        ORDER BY l.order_id DESC LIMIT ${limit}
      ) AS each
      ORDER BY each.id DESC LIMIT ${limit}`)
    return rows.map(({ id }) => id)
  }
  const found = await amongNear(
    executor,
    sql`WHERE EXISTS (SELECT FROM order_lines l WHERE l.order_id = n.id AND ${ofThem} OFFSET 0)`,
    search,
  )
  if (found) return found
  return ofThese(
    executor,
    sql`SELECT l.order_id FROM order_lines l
      WHERE ${ofThem} AND ${before === undefined ? sql`true` : sql`l.order_id < ${before}`}`,
    search,
  )
}
