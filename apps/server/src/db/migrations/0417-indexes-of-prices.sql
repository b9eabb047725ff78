-- 0416-prices-apart-from-products.sql put others in their place; a page of a list by price alone is read from what each
-- process holds. In a transaction of its own, as 0310-indexes-of-units.sql. The release before sorts what it lists by these
-- until it ends.
DROP INDEX products_by_price, products_by_unit_price, products_by_discount, products_by_saving, products_by_kind;
