-- Coupons that the staff makes, changes and switches off.
ALTER TABLE coupons
  ADD COLUMN active boolean NOT NULL DEFAULT true,
  -- Who changed it last and when; null for those that came with the shop.
  ADD COLUMN changed_by text,
  ADD COLUMN changed_at timestamptz;

CREATE INDEX coupon_uses_of_coupon ON coupon_uses (coupon_id, order_id DESC);
