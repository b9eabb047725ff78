-- Who took an order that was picked up, as the staff noted it; empty where nobody did. When and by whom it was handed over
-- its history says.
ALTER TABLE orders ADD COLUMN handed_to text NOT NULL DEFAULT '';
