-- In an order that no other index has, so that the newest of a branch are not looked for among those of all.
CREATE INDEX stock_movements_of_branch ON stock_movements (branch_id, (-id));
DROP INDEX stock_movements_branch;
