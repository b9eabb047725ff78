-- What a person agreed to and took back, each with its date and the version of the text that was shown.
CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('terms', 'marketing')),
  given boolean NOT NULL,
  version text NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX consents_customer ON consents (customer_id, id);

INSERT INTO consents (customer_id, purpose, given, version, happened_at)
SELECT id, 'terms', true, terms_version, terms_accepted_at FROM customers
UNION ALL
SELECT id, 'marketing', true, marketing_version, marketing_accepted_at FROM customers
WHERE marketing_accepted_at IS NOT NULL;
