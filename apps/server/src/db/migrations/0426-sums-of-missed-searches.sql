-- What was looked for in vain stands by day, to be forgotten by day; the owner asks for the sums of all days, which took
-- 90,000 rows to add up. They are kept as the days change.
CREATE TABLE missed_search_sums (
  words text PRIMARY KEY,
  count bigint NOT NULL,
  last_day date NOT NULL
);
CREATE INDEX missed_search_sums_most ON missed_search_sums (count DESC, last_day DESC, words);

CREATE FUNCTION sum_missed_searches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two writers never wait in a circle.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO missed_search_sums AS s (words, count, last_day)
    SELECT words, sum(count), max(day) FROM new_rows GROUP BY words ORDER BY words
    ON CONFLICT (words) DO UPDATE
    SET count = s.count + excluded.count, last_day = greatest(s.last_day, excluded.last_day);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO missed_search_sums AS s (words, count, last_day)
    SELECT words, sum(count), max(day) FROM (
      SELECT words, count, day FROM new_rows UNION ALL SELECT words, -count, day FROM old_rows
    ) AS changed GROUP BY words ORDER BY words
    ON CONFLICT (words) DO UPDATE
    SET count = s.count + excluded.count, last_day = greatest(s.last_day, excluded.last_day);
  ELSE
    INSERT INTO missed_search_sums AS s (words, count, last_day)
    SELECT words, -sum(count), max(day) FROM old_rows GROUP BY words ORDER BY words
    ON CONFLICT (words) DO UPDATE SET count = s.count + excluded.count;
    DELETE FROM missed_search_sums WHERE count <= 0 AND words IN (SELECT words FROM old_rows);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER missed_searches_added AFTER INSERT ON missed_searches
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_missed_searches();
CREATE TRIGGER missed_searches_counted AFTER UPDATE ON missed_searches
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_missed_searches();
CREATE TRIGGER missed_searches_forgotten AFTER DELETE ON missed_searches
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_missed_searches();

INSERT INTO missed_search_sums (words, count, last_day)
SELECT words, sum(count), max(day) FROM missed_searches GROUP BY words;
