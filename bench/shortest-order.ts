import type pg from 'pg'

/** The tables that hold an order, by what they name it. */
const parts = [
  { table: 'orders', is: 'id = $1::int' },
  { table: 'order_lines', is: 'order_id = $1::int' },
  { table: 'stock_reservations', is: 'order_id = $1::int' },
  { table: 'order_history', is: 'order_id = $1::int' },
  { table: 'coupon_uses', is: 'order_id = $1::int' },
  { table: 'mails', is: `data #>> '{order,number}' = (select number::text from orders where id = $1::int)` },
  {
    table: 'pgboss.job',
    is: `data ->> 'orderId' = $1::int::text or data ->> 'mailId' in (
      select id::text from mails where data #>> '{order,number}' = (select number::text from orders where id = $1::int))`,
  },
] as const

/** An order as its rows: what the shortest transaction writes again under another number. */
export type OrderRows = Record<(typeof parts)[number]['table'], Record<string, unknown>[]>

/** The rows that the shop has written for an order. */
export async function readOrderRows(client: pg.ClientBase, orderId: number): Promise<OrderRows> {
  const found: Partial<OrderRows> = {}
  for (const { table, is } of parts) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t where ${is}`,
      [orderId],
    )
    found[table] = rows.map(({ row }) => row)
  }
  return found as OrderRows
}

/**
 * Makes the function `shortest_order(stored)`, which writes such rows again as a new order, in one call: it takes the
 * stock, the coupon's use and the number, and tells the processes. It asks nothing and judges nothing; no shop can be
 * faster, as long as it stores this.
 */
export async function makeShortestOrder(client: pg.ClientBase): Promise<void> {
  const inserts: string[] = []
  for (const { table } of parts) inserts.push(await insertOf(client, table))
  await client.query(`
    create or replace function shortest_order(stored jsonb) returns bigint language plpgsql as $function$
    declare
      new_id bigint := nextval(pg_get_serial_sequence('orders', 'id'));
      new_number bigint;
      product_ids int[] := array(select (r ->> 'product_id')::int from jsonb_array_elements(stored -> 'stock_reservations') r);
    begin
      perform 1 from products where id = any(product_ids) order by id for no key update;
      update stock s set quantity = s.quantity - (r ->> 'quantity')::int
      from jsonb_array_elements(stored -> 'stock_reservations') r where s.id = (r ->> 'stock_id')::bigint;
      update coupons c set used = used + 1
      from jsonb_array_elements(stored -> 'coupon_uses') r where c.id = (r ->> 'coupon_id')::int;
      perform pg_notify('catalogue', nextval('catalogue_version') || ':' || array_to_string(product_ids, ','));
      update order_counter set last_number = last_number + 1 returning last_number into new_number;
      ${inserts.join('\n      ')}
      return new_number;
    end $function$`)
}

/** What no two orders share. */
const renewed: Record<string, Record<string, string>> = {
  orders: {
    id: 'new_id',
    number: 'new_number',
    token: `replace(gen_random_uuid()::text, '-', '')`,
    idempotency_key: 'gen_random_uuid()',
    created_at: 'now()',
  },
  mails: { id: 'gen_random_uuid()' },
  'pgboss.job': { id: 'gen_random_uuid()' },
}

async function insertOf(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ column: string }>(
    `select quote_ident(attname) as column from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity <> 'a'
       and not (attname = 'id' and $1 in ('stock_reservations', 'order_history'))
     order by attnum`,
    [table],
  )
  const columns = rows.map(({ column }) => column)
  const values = columns.map(
    (column) => renewed[table]?.[column] ?? (column === 'order_id' ? 'new_id' : `r.${column}`),
  )
  return `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
      from jsonb_populate_recordset(null::${table}, stored -> '${table}') r;`
}

/** One order on one connection, as the transaction of one prepared statement. */
export async function storeOrder(client: pg.ClientBase, rows: OrderRows): Promise<void> {
  await client.query({
    name: 'shortest_order',
    text: 'select shortest_order($1)',
    values: [JSON.stringify(rows)],
  })
}
