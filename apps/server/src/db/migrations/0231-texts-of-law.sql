-- Texts of law that the owner publishes: each publication is a row that is never changed, so that whoever agreed to one
-- can read it later. A kind without rows goes by the text that the shop came with.
CREATE TABLE law_texts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('terms', 'privacy', 'returns', 'guarantee', 'cookies')),
  version integer NOT NULL CHECK (version > 0),
  -- What orders and consents keep, and what stands in its address: the day of its publication in Chile.
  name text NOT NULL,
  title text NOT NULL CHECK (title <> ''),
  -- Markdown.
  body text NOT NULL CHECK (body <> ''),
  -- In other languages, by language: {"en": {"title": …, "body": …}}.
  translations jsonb NOT NULL DEFAULT '{}',
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by text NOT NULL,
  UNIQUE (kind, version),
  UNIQUE (kind, name)
);

CREATE FUNCTION keep_law_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was published as a text of law stays as it was';
END $$;
CREATE TRIGGER law_texts_stay BEFORE UPDATE OR DELETE ON law_texts
  FOR EACH ROW EXECUTE FUNCTION keep_law_texts();

-- What the shop shows is cached: see 0009-announcements.sql.
CREATE TRIGGER law_texts_made_known AFTER INSERT ON law_texts
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
