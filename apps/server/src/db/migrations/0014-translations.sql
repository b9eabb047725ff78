-- The shop's texts in other languages than Spanish, which stands in the nouns' own tables and is what everything
-- falls back to. Spanish is never joined with these.

-- Words that many rows share: names and values of features, specifications and options, countries, lines of brands,
-- delivery kinds. A word that means two things stands with its name besides: 'Pelo: Largo' beside 'Largo'.
CREATE TABLE term_translations (
  language text NOT NULL CHECK (language IN ('en', 'ru')),
  term text NOT NULL,
  translation text NOT NULL CHECK (translation <> ''),
  PRIMARY KEY (language, term)
);

-- The descriptions and tags may wait: null until they are translated.
CREATE TABLE product_translations (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'ru')),
  name text NOT NULL CHECK (name <> ''),
  short_description text,
  description text[],
  tags text[],
  PRIMARY KEY (product_id, language),
  CHECK ((short_description IS NULL) = (description IS NULL) AND (description IS NULL) = (tags IS NULL))
);

-- `file` is null where the picture has no words of its own.
CREATE TABLE product_picture_translations (
  product_id integer NOT NULL,
  position integer NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'ru')),
  file text,
  alt text NOT NULL,
  PRIMARY KEY (product_id, language, position),
  FOREIGN KEY (product_id, position) REFERENCES product_pictures ON DELETE CASCADE
);

CREATE TABLE category_translations (
  category_id integer NOT NULL REFERENCES categories ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'ru')),
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  PRIMARY KEY (category_id, language)
);

-- What people write stays in the language in which they wrote it; those of the demonstration are translated.
ALTER TABLE reviews ADD COLUMN language text NOT NULL DEFAULT 'es' CHECK (language IN ('es', 'en', 'ru'));

CREATE TABLE review_translations (
  review_id integer NOT NULL REFERENCES reviews ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('es', 'en', 'ru')),
  content text NOT NULL CHECK (content <> ''),
  PRIMARY KEY (review_id, language)
);

-- A link of a menu, by its title and address in Spanish: what it searches is searched in the language's own word.
CREATE TABLE menu_translations (
  language text NOT NULL CHECK (language IN ('en', 'ru')),
  title text NOT NULL,
  url text NOT NULL,
  translated_title text NOT NULL CHECK (translated_title <> ''),
  translated_url text NOT NULL,
  PRIMARY KEY (language, title, url)
);

CREATE TABLE slide_translations (
  slide_id integer NOT NULL REFERENCES slides ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'ru')),
  title text NOT NULL CHECK (title <> ''),
  content text NOT NULL,
  offer_tag text,
  button_text text NOT NULL,
  image_classic text,
  image_full text,
  image_mobile text,
  PRIMARY KEY (slide_id, language)
);

CREATE TABLE mini_banner_translations (
  banner_id integer NOT NULL REFERENCES mini_banners ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'ru')),
  title text NOT NULL CHECK (title <> ''),
  image text,
  PRIMARY KEY (banner_id, language)
);

CREATE TABLE campaign_translations (
  campaign_id integer NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'ru')),
  title text NOT NULL CHECK (title <> ''),
  content text NOT NULL,
  PRIMARY KEY (campaign_id, language)
);

CREATE TABLE branch_translations (
  branch_id integer NOT NULL REFERENCES branches ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'ru')),
  name text NOT NULL CHECK (name <> ''),
  address text NOT NULL,
  PRIMARY KEY (branch_id, language)
);

CREATE TABLE carrier_translations (
  carrier_id integer NOT NULL REFERENCES carriers ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'ru')),
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  PRIMARY KEY (carrier_id, language)
);

-- What shoppers see is announced: see 0009-announcements.sql.
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY[
    'branch_translations', 'campaign_translations', 'carrier_translations', 'category_translations',
    'menu_translations', 'mini_banner_translations', 'product_picture_translations', 'product_translations',
    'review_translations', 'slide_translations', 'term_translations'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_made_known AFTER INSERT ON %1$I
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
    EXECUTE format('CREATE TRIGGER %1$s_change_made_known AFTER UPDATE ON %1$I
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
    EXECUTE format('CREATE TRIGGER %1$s_removal_made_known AFTER DELETE ON %1$I
      REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
  END LOOP;
END $$;

-- Every shop of Chile has these.
INSERT INTO term_translations (language, term, translation) VALUES
  ('en', 'Despacho a domicilio', 'Home delivery'),
  ('ru', 'Despacho a domicilio', 'Доставка на дом'),
  ('en', 'Retiro en tienda', 'Store pickup'),
  ('ru', 'Retiro en tienda', 'Самовывоз из магазина');
