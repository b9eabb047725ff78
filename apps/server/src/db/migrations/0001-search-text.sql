CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS citext;

-- unaccent() is only STABLE because its dictionary could be changed; ours is the one it ships with.
-- Naming the dictionary and fixing the search path makes the promise true, so that indexes may use it.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(unaccent('unaccent'::regdictionary, normalize(value, NFC)));

COMMENT ON FUNCTION fold_text IS 'Lower case, without accents; ñ becomes n (D10).';

CREATE FUNCTION folded_words(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_remove(regexp_split_to_array(fold_text(value), '[^a-z0-9]+'), '');

COMMENT ON FUNCTION folded_words IS 'The words of a text in their order, folded; whatever is not a letter or a digit parts them.';

-- Moved by every write to what shoppers see. A sequence: orders do not queue behind one row for it.
CREATE SEQUENCE catalogue_version AS bigint;
