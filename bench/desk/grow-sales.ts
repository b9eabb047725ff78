import { firstCustomer } from './grow-people.ts'

/** Of the last fiftieth of the orders each state has its share; those before are at their end. */
const isRecent = 'n > $1::int - $1::int / 50'

export const sales = [
  `insert into stock (product_id, branch_id, value_id, quantity)
   select id, branch, null, case when branch = 1 then stock else (id + branch) % 4 end
   from products, generate_series(1, 2) branch where id >= 100000`,
  `insert into stock_movements (product_id, branch_id, delta, balance, reason, actor, happened_at)
   select product_id, branch_id, quantity, quantity, 'opening', 'database', now() - interval '4 years'
   from stock where product_id >= 100000 and quantity > 0`,
  `create temp table sold as select row_number() over (order by id) as place, id, slug, name, sku, price
   from products where id >= 100000`,
  'create unique index on sold (place)',
  'analyze sold',
  // Cubed: a few products are in many orders, most in a few.
  `insert into order_lines (order_id, position, product_id, slug, name, picture, sku, unit_price, quantity, total)
   select n, position, s.id, s.slug, s.name, 'none.avif', s.sku, s.price, quantity, s.price * quantity
   from generate_series(1, $1::int) n, generate_series(1, 1 + n % 3) position,
     lateral (select 1 + (n + position) % 3 as quantity) q,
     lateral (select (hashint4(n * 4 + position)::bigint & 1048575) / 1048576.0 as dice) d,
     sold s
   where s.place = 1 + floor(power(d.dice, 3) * (select count(*) from sold))::int`,
  'analyze order_lines',
  `insert into orders (id, number, token, customer_id, state, payment_kind, payment_state, preparation_state,
     document_kind, branch_id, carrier_id, carrier_name, dispatch_kind_id, days_from, days_to, comuna_id, address,
     customer_name, customer_email, customer_rut, customer_phone, subtotal, shipping_price, shipping_discount_percent,
     shipping_net, coupon_amount, coupon_shipping_share, total, neto, iva, hold_until, idempotency_key,
     request_fingerprint, terms_version, created_at, confirmed_at, tracking_number)
   select n, 100000 + n, md5(n::text), c.id, o.state, o.kind, o.payment, o.preparation, 'boleta',
     case when is_pickup then 1 end, case when is_pickup then 4 else 1 end,
     case when is_pickup then 'Retiro en tienda' else 'Chilexpress' end, case when is_pickup then 2 else 1 end, 1, 3,
     case when not is_pickup then a.comuna_id end,
     case when not is_pickup then jsonb_build_object('street', a.street, 'number', a.number, 'flat', '',
       'reference', '', 'comuna', 'La Florida', 'region', 'Metropolitana') end,
     c.first_name || ' ' || c.last_name || ' ' || c.second_last_name, c.email::text, c.rut, c.phone,
     l.subtotal, 3990, 0, 3990, 0, 0, l.subtotal + 3990, round((l.subtotal + 3990) / 1.19),
     l.subtotal + 3990 - round((l.subtotal + 3990) / 1.19), case when payment = 'WAITING' then at + interval '2 days' end,
     gen_random_uuid(), sha256(n::text::bytea), '1', at, case when payment = 'PAID' then at end,
     case when o.state in ('SHIPPED', 'COMPLETED') and not is_pickup then '9900' || n end
   from (
     select n, now() - ($1::int - n) * interval '94 seconds' as at, n % 7 = 0 as is_pickup,
       case when n % 7 = 0 and n % 3 = 0 then 'pago_en_tienda' when n % 3 = 1 then 'transferencia' else 'webpay' end as kind,
       case when not ${isRecent} then case when n % 12 = 5 then 'CANCELLED' else 'COMPLETED' end
         else (array['PENDING','PENDING','PENDING','PENDING','PENDING','PENDING','SHIPPED','SHIPPED','COMPLETED',
           'CANCELLED'])[1 + n % 10] end as state,
       case when not ${isRecent} then case when n % 12 <> 5 then 'PAID' when n % 24 = 5 then 'EXPIRED' else 'REFUNDED' end
         else (array['WAITING','WAITING','PAID','PAID','PAID','PAID','PAID','PAID','PAID','EXPIRED'])[1 + n % 10]
         end as payment,
       case when not ${isRecent} then case when n % 12 = 5 then 'NONE' else 'DELIVERED' end
         else (array['NONE','NONE','NONE','NONE','PREPARING','READY','DISPATCHED','DISPATCHED','DELIVERED',
           'NONE'])[1 + n % 10] end as preparation
     from generate_series(1, $1::int) n
   ) o
   join customers c on c.id = ${firstCustomer} + 1 + (hashint4(n)::bigint & 2147483647) % ($1::int / 2)
   join addresses a on a.customer_id = c.id
   join (select order_id, sum(total)::int as subtotal from order_lines group by order_id) l on l.order_id = n`,
  `update order_counter set last_number = 100000 + $1::int`,
  'create temp table words as select unnest(words_of_order(customer_name, customer_email, customer_rut)) as word, id from orders',
  `insert into order_words (word, order_id)
   select word, id from words order by word collate "C", id`,
  `insert into order_history (order_id, state, payment_state, preparation_state, actor, happened_at)
   select o.id, step.state, step.payment, step.preparation, step.actor, o.created_at + step.after from orders o
   cross join lateral (values
     ('PENDING', 'WAITING', 'NONE', 'shopper', interval '0', true),
     ('PENDING', 'PAID', 'NONE', 'shop', interval '1 minute', o.payment_state = 'PAID'),
     ('SHIPPED', 'PAID', 'DISPATCHED', 'Bodega', interval '1 day', o.state in ('SHIPPED', 'COMPLETED')),
     (o.state, o.payment_state, o.preparation_state, 'Bodega', interval '3 days', o.state in ('COMPLETED', 'CANCELLED'))
   ) as step (state, payment, preparation, actor, after, holds) where step.holds order by o.id, step.after`,
  `insert into stock_reservations (order_id, position, stock_id, product_id, branch_id, quantity)
   select l.order_id, l.position, s.id, l.product_id, 1, l.quantity
   from order_lines l join stock s on s.product_id = l.product_id and s.branch_id = 1 and s.value_id is null`,
  `insert into stock_movements (product_id, branch_id, delta, balance, reason, actor, order_id, happened_at)
   select product_id, branch_id, -quantity, 10, 'reserved', 'shopper', order_id, now() from stock_reservations
   order by order_id, position`,
  `insert into payments (order_id, attempt, buy_order, session_id, amount, token, state, settled_at, applied_at,
     charged_at, charged_amount, matches, created_at)
   select id, 1, number || '-1', md5(number::text), total, md5(id::text || 't'), 'APPROVED', created_at, created_at,
     created_at, total, true, created_at
   from orders where payment_kind = 'webpay' and payment_state in ('PAID', 'REFUNDED')`,
  `insert into refunds (payment_id, order_id, amount, reason, actor, state, created_at, done_at, method)
   select p.id, o.id, o.total, 'cancelled', 'shop', case when o.id % 5000 = 5 then 'FAILED' else 'DONE' end,
     o.created_at, o.created_at, 'gateway'
   from orders o join payments p on p.order_id = o.id where o.payment_state = 'REFUNDED'`,
]
