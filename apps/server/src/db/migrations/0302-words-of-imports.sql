-- Products of an import whose words for the search are to be made, batch by batch: beside the writing of the next batch.
CREATE TABLE import_words (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_ids integer[] NOT NULL
);
