-- Products that a row of a file shows beside its own, by codes of which the file may have some further down: they wait here
-- for its end. `said` is { relatedIds, analogueIds }, each { column, codes }; `was` is what else became of the row.
CREATE TABLE import_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE,
  line integer NOT NULL,
  sku text NOT NULL,
  said jsonb NOT NULL,
  was text NOT NULL CHECK (was IN ('created', 'changed', 'same'))
);

CREATE INDEX import_links_of_import ON import_links (import_id, id);
