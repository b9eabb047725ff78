-- Counts what the staff saves of a coupon, so that nobody writes over what they have not seen.
ALTER TABLE coupons ADD COLUMN version integer NOT NULL DEFAULT 0;
