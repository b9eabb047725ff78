/** What the rules weigh of a product, of its row `s` of `product_search`: a `SearchedProduct`, and in which state it is. */
export const searchedWords = `
  s.product_id as id, btrim(s.spelled) as spelled, btrim(s.folded) as name, s.categories, s.tags, s.facts, s.about,
  (select p.sold_count from products p where p.id = s.product_id) as sold, s.xmin::text::bigint::float8 as version`
