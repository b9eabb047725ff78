/* Where the courier goes is learnt from it: when its places of a comuna's region were last read. Until then its code
   may be missing because nobody published it; after that it is missing because the courier does not go there. */
ALTER TABLE comunas ADD COLUMN courier_read_at timestamptz;

/* Places that shoppers name and that are no comuna. The shop's own stay; the courier's are those of its last list. */
CREATE TABLE localities (
  comuna_id integer NOT NULL REFERENCES comunas,
  name text COLLATE "es-x-icu" NOT NULL CHECK (name <> ''),
  of_courier boolean NOT NULL DEFAULT false,
  PRIMARY KEY (comuna_id, name)
);
