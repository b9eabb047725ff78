-- The animals that a signed-in customer has saved. The id is the browser's, so that what is sent twice is saved once.
CREATE TABLE pets (
  customer_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  species text NOT NULL CHECK (species IN ('dog', 'cat', 'bird', 'rabbit', 'rodent', 'reptile', 'fish')),
  -- What follows is null where nobody said it. A breed is a slug of packages/rules/src/pets/breeds.ts.
  breed text CHECK (breed ~ '^[a-z0-9-]+$'),
  born_on date,
  grams integer CHECK (grams BETWEEN 1 AND 150000),
  sterilised boolean,
  allergies text[] NOT NULL DEFAULT '{}',
  -- The one for which products are sought.
  is_chosen boolean NOT NULL DEFAULT false,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, id)
);

CREATE UNIQUE INDEX pets_chosen ON pets (customer_id) WHERE is_chosen;
