-- 0270-units-apart-from-products.sql put another in the place of each. In a transaction of its own: this takes a lock that
-- lets nobody read products, and whoever had read them in an order would wait for that one's weaker lock, and it for them.
DROP INDEX products_by_stock, products_without_stock;
