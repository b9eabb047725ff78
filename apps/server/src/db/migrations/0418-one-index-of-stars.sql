-- products_by_stars has all that this one had, in the same order: what was never reviewed has no stars, and stands at its end.
-- In a transaction of its own, as 0310-indexes-of-units.sql.
DROP INDEX products_by_rating;
