-- What shoppers looked for and the shop had nothing of, by day: words without who asked. A day holds at most 1,000 texts,
-- and what is older than 90 days goes.
CREATE TABLE missed_searches (
  day date NOT NULL,
  words text NOT NULL CONSTRAINT missed_searches_words_check CHECK (length(words) BETWEEN 1 AND 60),
  count integer NOT NULL DEFAULT 1 CONSTRAINT missed_searches_count_check CHECK (count > 0),
  PRIMARY KEY (day, words)
);
