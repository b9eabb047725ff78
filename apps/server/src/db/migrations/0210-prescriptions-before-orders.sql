-- A page of a prescription can be sent before its order is made: `upload_token` is what it is known by until then.
ALTER TABLE prescription_files ALTER COLUMN order_id DROP NOT NULL;
ALTER TABLE prescription_files ADD COLUMN upload_token text UNIQUE;
ALTER TABLE prescription_files ADD CHECK ((order_id IS NULL) = (upload_token IS NOT NULL));
CREATE INDEX prescription_files_waiting ON prescription_files (sent_at) WHERE order_id IS NULL;
