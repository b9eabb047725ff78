-- Who asked to be forgotten left the order, but not the log of its edits: that keeps which fields were changed alone.
UPDATE staff_actions SET changes =
  (SELECT jsonb_agg(change || '{"from": "", "to": ""}') FROM jsonb_array_elements(changes) AS change)
WHERE action = 'pedido-editado' AND changes <> '[]' AND subject IN (
  SELECT number::text FROM orders WHERE forget_person AND customer_email = '' AND state IN ('COMPLETED', 'CANCELLED')
);
