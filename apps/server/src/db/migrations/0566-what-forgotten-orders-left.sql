-- Who asked to be forgotten while their order was under way left the order at its end, but neither the mails that were sent
-- of it until then nor what was said of their prescription. From now on these go with the rest.
DELETE FROM mails m USING orders o
WHERE o.forget_person AND o.customer_email = '' AND m.order_number = o.number AND m.state <> 'waiting';

UPDATE prescriptions p SET reason = '' FROM orders o
WHERE o.id = p.order_id AND o.forget_person AND o.customer_email = '' AND p.reason <> '';

UPDATE staff_actions a SET detail = '' FROM orders o
WHERE a.action = 'receta-rechazada' AND a.detail <> '' AND a.subject = o.number::text
  AND o.forget_person AND o.customer_email = '';

-- The log names the page that was read; what its shopper called the file is no business of the log.
UPDATE staff_actions SET detail = '' WHERE action = 'receta-vista' AND detail <> '';

DELETE FROM food_reminders r USING orders o WHERE o.id = r.order_id AND o.forget_person;

-- Nor the digits of cards that were charged after they had asked.
UPDATE payments p SET card_last4 = NULL FROM orders o
WHERE o.id = p.order_id AND o.forget_person AND o.customer_email = '' AND p.card_last4 IS NOT NULL;

UPDATE payment_events e SET detail = detail - 'card_detail' FROM payments p, orders o
WHERE p.id = e.payment_id AND o.id = p.order_id AND o.forget_person AND o.customer_email = '' AND e.detail ? 'card_detail';
