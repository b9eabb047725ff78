import { firstCustomer } from './grow-people.ts'

/** What the desk shows beside products, customers and orders. */
export const rooms = [
  `insert into mails (kind, recipient, language, data, state, created_at, sent_at, customer_id, order_number, error)
   select 'order', customer_email, 'es', '{}', case when id % 20000 = 0 then 'dead' else 'sent' end, created_at,
     case when id % 20000 <> 0 then created_at end, customer_id, number,
     case when id % 20000 = 0 then 'The server did not answer.' end
   from orders, generate_series(1, 2)`,
  `insert into staff (id, name, email, role)
   select 1000 + n, 'Persona ' || n, 'persona' || n || '@huella.test',
     (array['manager', 'agent', 'warehouse'])[1 + n % 3] from generate_series(1, 40) n`,
  `insert into staff_actions (created_at, staff_id, actor, action, subject, changes)
   select now() - ($1::int - n) * interval '90 seconds', 1001 + n % 40, 'Persona ' || 1 + n % 40,
     (array['producto-cambiado', 'pedido-editado', 'receta-vista', 'sesiones-cerradas'])[1 + n % 4], n::text, '[]'
   from generate_series(1, $1::int) n`,
  `insert into coupons (code, type, value, starts_on, ends_on, used)
   select 'AMIGO' || upper(substr(md5(n::text), 1, 8)) || n, 1, 10, current_date - n % 900, current_date + n % 60, 0
   from generate_series(1, $1::int / 10) n`,
  `insert into coupon_uses (order_id, coupon_id, customer_rut, held_at)
   select o.id, case when o.id % 100 = 0 then (select max(id) from coupons) else c.first + o.id / 10 - 1 end,
     o.customer_rut, o.created_at
   from orders o, (select min(id) as first from coupons where code like 'AMIGO%') c where o.id % 10 = 0`,
  `update coupons c set used = u.uses
   from (select coupon_id, count(*) as uses from coupon_uses group by coupon_id) u where u.coupon_id = c.id`,
  `insert into return_requests (order_id, kind, state, remedy, reason, created_at, amount)
   select id, case when id % 100 = 0 then 'GARANTIA' else 'RETRACTO' end,
     case when id > $1::int - $1::int / 50 then 'RECEIVED' else 'CLOSED' end, 'DEVOLUCION', 'Ya no lo necesito.',
     created_at + interval '5 days', total
   from orders where id % 50 = 0 order by id`,
  `insert into return_request_lines (request_id, position, quantity) select id, 1, 1 from return_requests`,
  `insert into return_request_history (request_id, state, actor, happened_at)
   select id, 'RECEIVED', 'shopper', created_at from return_requests`,
  `insert into prescriptions (order_id, state, version, decided_by, decided_at)
   select id, case when not recent then case when id % 80 = 0 then 'REFUSED' else 'APPROVED' end
       when id % 40 = 0 then 'MISSING' else 'RECEIVED' end, 2,
     case when recent then '' else 'Dirección técnica' end, case when not recent then now() end
   from orders, lateral (select id > $1::int - $1::int / 50 as recent) r where id % 20 = 0`,
  `insert into reviews (product_id, author, rating, content, written_on, email, answer, answered_on, answered_by)
   select s.id, 'Camila', 3 + n % 3, 'Llegó a tiempo y a mi perro le gusta.', current_date - n % 900,
     'cliente' || n || '@example.cl', case when n % 100 > 1 then 'Gracias.' end,
     case when n % 100 > 1 then current_date end, case when n % 100 > 1 then 'Huella' end
   from generate_series(1, $1::int / 2) n join sold s on s.place = 1 + n * 7 % (select count(*) from sold)`,
  `insert into product_questions (product_id, author, email, content, asked_on, answer, answered_on, answered_by)
   select s.id, 'Matías', 'pregunta' || n || '@example.cl', '¿Sirve para un gato?', current_date - n % 900,
     case when n % 100 > 1 then 'Sí.' end, case when n % 100 > 1 then current_date end,
     case when n % 100 > 1 then 'Huella' end
   from generate_series(1, $1::int / 5) n join sold s on s.place = 1 + n * 11 % (select count(*) from sold)`,
  `insert into chat_conversations (visitor_id, name, email, opened_at, expires_at, closed_at, closed_by, token_hash,
     customer_id, last_sequence, assigned_to, last_message_at, asked_at, answered_at, waiting_since)
   select gen_random_uuid(), c.first_name || ' ' || c.last_name, c.email, at, at,
     case when n <= $1::int / 5 - 200 then at end, case when n <= $1::int / 5 - 200 then 'closed' end,
     sha256(n::text::bytea), c.id, 3, case when n % 3 > 0 then 1001 + n % 40 end, at, at, at + interval '2 minutes',
     case when n > $1::int / 5 - 200 then at end
   from generate_series(1, $1::int / 5) n
   join customers c on c.id = ${firstCustomer} + n,
   lateral (select now() - ($1::int / 5 - n) * interval '470 seconds' as at) t`,
  `insert into chat_messages (conversation_id, sequence, administrator, content, sent_at)
   select id, sequence, case when sequence = 2 then 'Ana' end,
     (array['Hola, ¿hacen despacho a La Florida?', 'Sí, mañana mismo.', 'Muchas gracias por el alimento.'])[sequence],
     opened_at + sequence * interval '1 minute'
   from chat_conversations, generate_series(1, 3) sequence`,
  `insert into missed_searches (day, words, count)
   select current_date - n % 90, 'busqueda ' || substr(md5((n / 3)::text), 1, 6), 1 + n % 9
   from generate_series(1, least(90000, $1::int)) n on conflict do nothing`,
  `insert into missed_search_sums (words, count, last_day)
   select words, sum(count), max(day) from missed_searches group by words
   on conflict (words) do update set count = excluded.count, last_day = excluded.last_day`,
  `insert into account_cart_lines (customer_id, position, product_id, value_ids, quantity)
   select c.customer_id, 0, s.id, '{}', 1 + c.customer_id % 3
   from account_carts c join sold s on s.place = 1 + c.customer_id % (select count(*) from sold)`,
  `insert into product_changes (product_id, version, actor, changes, changed_at)
   select id, 2, 'Persona 3', '{"price": {"from": 1000, "to": 1100}}', now() from sold where place % 2 = 0`,
  `insert into product_batches (actor, change, products, made_at)
   select 'Persona 3', '{"kind": "price-percent", "percent": 10, "step": 10}', 100, now() - n * interval '1 hour'
   from generate_series(1, $1::int / 500) n`,
  `insert into imports (file_name, bytes, state, container, format, actor, made_at, ended_at)
   select 'lista-' || n || '.csv', 100000, 'applied', 'csv', 'own', 'Persona 3', now() - n * interval '1 hour', now()
   from generate_series(1, $1::int / 500) n`,
  `insert into import_errors (import_id, line, column_name, code, value)
   select (select max(id) from imports), n, 'precio', 'INVALID_PRICE', 'gratis' from generate_series(1, $1::int / 10) n`,
  `insert into webhooks (url, events, salt, created_by, active)
   values ('https://example.cl/huella', array['pedido.creado'], '\\x00', 'Persona 3', false)`,
  `insert into webhook_deliveries (webhook_id, event, body, state, created_at)
   select (select max(id) from webhooks), 'pedido.creado', '{}', case when n % 50 = 0 then 'FAILED' else 'DONE' end,
     now() - ($1::int - n) * interval '2 seconds'
   from generate_series(1, $1::int) n`,
  `update products set active = false where id >= 100000 and id % 97 = 0`,
  `update product_units u set active = false from products p where p.id = u.product_id and not p.active`,
  `update product_prices o set active = false from products p where p.id = o.product_id and not p.active`,
  `update product_search s set for_sale = false from products p where p.id = s.product_id and not p.active`,
]
