import { type SQL, sql } from 'drizzle-orm'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor } from '../db/connection.ts'

type Missing = { text: string; part: string | null }

const lacks = (noun: SQL, key: SQL, language: string) =>
  sql`not exists (select from ${noun} t where t.language = ${language} and t.${key} = s.id)`

/** Of each noun with texts of its own what a language lacks; `part` says which part, where it is not the whole. */
const nouns: Record<string, (language: string) => SQL> = {
  products: (language) => sql`
    select s.id || ' ' || s.name as text, case when t.product_id is not null then 'descriptions' end as part
    from products s left join product_translations t on t.product_id = s.id and t.language = ${language}
    left join product_texts x on x.product_id = s.id
    where s.active and (t.product_id is null or t.description is null and (
      x.short_description <> '' or cardinality(x.description) > 0 or cardinality(x.tags) > 0))
    order by s.id`,
  categories: (language) => sql`
    select s.name as text, null as part from categories s
    where ${lacks(sql`category_translations`, sql`category_id`, language)} order by s.id`,
  menus: (language) => sql`
    select distinct link ->> 'title' as text, link ->> 'url' as part
    from menus m, jsonb_path_query(m.items, 'strict $.** ? (exists (@.title))') link
    where not exists (select from menu_translations t where t.language = ${language}
      and t.title = link ->> 'title' and t.url = link ->> 'url')
    order by 1`,
  slides: (language) => sql`
    select s.title as text, null as part from slides s
    where ${lacks(sql`slide_translations`, sql`slide_id`, language)} order by s.id`,
  banners: (language) => sql`
    select s.title as text, null as part from mini_banners s
    where ${lacks(sql`mini_banner_translations`, sql`banner_id`, language)} order by s.id`,
  campaigns: (language) => sql`
    select s.title as text, null as part from campaigns s
    where s.ends_at > now() and ${lacks(sql`campaign_translations`, sql`campaign_id`, language)} order by s.id`,
  branches: (language) => sql`
    select s.name as text, null as part from branches s
    where ${lacks(sql`branch_translations`, sql`branch_id`, language)} order by s.id`,
  carriers: (language) => sql`
    select s.name as text, null as part from carriers s
    where s.active and ${lacks(sql`carrier_translations`, sql`carrier_id`, language)} order by s.id`,
  posts: (language) => sql`
    select s.title as text, null as part from blog_posts s
    where ${lacks(sql`blog_post_translations`, sql`post_id`, language)} order by s.id`,
  'post categories': (language) => sql`
    select s.name as text, null as part from blog_categories s
    where ${lacks(sql`blog_category_translations`, sql`category_id`, language)} order by s.id`,
  'post tags': (language) => sql`
    select s.name as text, null as part from blog_tags s
    where ${lacks(sql`blog_tag_translations`, sql`tag_id`, language)} order by s.id`,
}

/** The words that the dictionary is asked for: those of names alone, then values with the name that they belong to. */
const terms = (language: string) => sql`
  with words as (
    select name as term, null as of from product_features union select section, null from product_specifications
    union select name, null from product_specifications union select name, null from product_options
    union select country, null from brands union select name, null from brand_models
    union select label, null from category_extra_data union select name, null from dispatch_kinds
    union select value, name from product_features union select value, name from product_specifications
    union select v.name, o.name from product_option_values v join product_options o on o.id = v.option_id
  )
  select distinct w.term as text, null as part from words w
  where not exists (select from term_translations t
    where t.language = ${language} and (t.term = w.term or t.term = w.of || ': ' || w.term))
  order by 1`

export const untranslatedStore = {
  nouns: Object.keys(nouns),

  async noun(executor: Executor, name: string, language: ShopLanguage): Promise<Missing[]> {
    const query = nouns[name]
    return query ? (await executor.execute<Missing>(query(language))).rows : []
  },

  terms: async (executor: Executor, language: ShopLanguage): Promise<Missing[]> =>
    (await executor.execute<Missing>(terms(language))).rows,
}
