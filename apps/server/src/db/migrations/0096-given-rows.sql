-- What releases gave this shop: reference data, and what its demonstration got later. A row that was given once is not
-- given again, so that what the shop changes or takes away stays so. The row without a key says what was given last.
CREATE TABLE given_rows (
  source text NOT NULL,
  key text NOT NULL,
  digest text NOT NULL,
  PRIMARY KEY (source, key)
);
