-- Fluids and tyres have facts of their own too.
ALTER TABLE product_facts DROP CONSTRAINT product_facts_facts_check;
ALTER TABLE product_facts ADD CONSTRAINT product_facts_facts_check
  CHECK (facts ->> 'kind' IN ('food', 'medicine', 'part', 'fluid', 'tyre'));
