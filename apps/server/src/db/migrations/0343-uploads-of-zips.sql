-- Which upload of a ZIP a piece belongs to: a late piece of one that was replaced is none of the new one's, however long both are.
ALTER TABLE import_archives ADD COLUMN upload_id uuid NOT NULL DEFAULT gen_random_uuid();
