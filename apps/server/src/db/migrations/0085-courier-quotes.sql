/* What a courier answered about a parcel, for a while: a shopper pays the price that she was shown, and the courier
   is not asked again for the same parcel. `asked` names carrier, place, sizes, weight and worth. */
CREATE TABLE courier_quotes (
  asked text NOT NULL,
  state text NOT NULL CHECK (state IN ('priced', 'not_covered', 'unavailable')),
  price integer CHECK (price >= 0),
  answered_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'priced') = (price IS NOT NULL))
);
CREATE INDEX courier_quotes_by_asked ON courier_quotes (asked, answered_at DESC);
CREATE INDEX courier_quotes_by_age ON courier_quotes (answered_at);
