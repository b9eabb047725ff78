-- What processes read of all products for their lists they keep in files, each for the next process; here stand the files that
-- were written for this database, by the SHA-256 of what is in them. Unlogged: after a crash, in a copy of the database, and in
-- what is restored from a backup or to a moment, there is none, and a file from elsewhere or from later is not believed.
-- `noted_in` is the transaction that wrote the row: of a row that was copied here, with its table, it is another.
CREATE UNLOGGED TABLE list_files (
  digest text PRIMARY KEY,
  noted_in xid8 NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now()
);
