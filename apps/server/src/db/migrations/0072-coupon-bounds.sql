-- What a coupon may be used for, and how often by one person.
ALTER TABLE coupons
  -- Uses by one RUT; null without limit.
  ADD COLUMN customer_limit integer CHECK (customer_limit >= 1);

-- A coupon with rows in either counts for those products alone, the categories with all below them.
CREATE TABLE coupon_products (
  coupon_id integer NOT NULL REFERENCES coupons (id) ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  PRIMARY KEY (coupon_id, product_id)
);

CREATE TABLE coupon_categories (
  coupon_id integer NOT NULL REFERENCES coupons (id) ON DELETE CASCADE,
  category_id integer NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  PRIMARY KEY (coupon_id, category_id)
);

DROP INDEX coupon_uses_coupon;
CREATE INDEX coupon_uses_person ON coupon_uses (coupon_id, customer_rut) WHERE released_at IS NULL;
