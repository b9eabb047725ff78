-- Stock that an order holds is a reservation; what a shopper asks about a purchase is a return request.
ALTER TABLE order_line_claims RENAME TO stock_reservations;
ALTER INDEX order_line_claims_pkey RENAME TO stock_reservations_pkey;
ALTER INDEX order_line_claims_order RENAME TO stock_reservations_order;
ALTER SEQUENCE order_line_claims_id_seq RENAME TO stock_reservations_id_seq;

ALTER TABLE order_claims RENAME TO return_requests;
ALTER TABLE return_requests RENAME COLUMN wish TO remedy;
ALTER INDEX order_claims_pkey RENAME TO return_requests_pkey;
ALTER INDEX order_claims_state RENAME TO return_requests_state;
ALTER SEQUENCE order_claims_id_seq RENAME TO return_requests_id_seq;

ALTER TABLE order_claim_lines RENAME TO return_request_lines;
ALTER TABLE return_request_lines RENAME COLUMN claim_id TO request_id;
ALTER INDEX order_claim_lines_pkey RENAME TO return_request_lines_pkey;

ALTER TABLE order_claim_history RENAME TO return_request_history;
ALTER TABLE return_request_history RENAME COLUMN claim_id TO request_id;
ALTER INDEX order_claim_history_pkey RENAME TO return_request_history_pkey;
ALTER INDEX order_claim_history_claim RENAME TO return_request_history_request;
ALTER SEQUENCE order_claim_history_id_seq RENAME TO return_request_history_id_seq;

-- Mails that wait are written anew with the words of today.
UPDATE mails SET kind = replace(kind, 'claim-', 'return-'),
  data = CASE WHEN data ? 'claim' THEN jsonb_build_object('request', data->'claim') ELSE data END
WHERE kind IN ('claim-received', 'claim-answered');
