import { sql } from 'drizzle-orm'
import { brands } from '#demo/data/brands.ts'
import { categories } from '#demo/data/categories.ts'
import { products } from '#demo/data/products.ts'
import { questions } from '#demo/data/questions.ts'
import { reviews } from '#demo/data/reviews.ts'
import { searchTerms } from '#demo/data/search-terms.ts'
import { synonyms } from '#demo/data/synonyms.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'
import {
  categoryRows,
  factsRows,
  featureRows,
  pictureRows,
  productRow,
  specificationRows,
  textRow,
} from './product-rows.ts'

export async function seedCatalogue(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'brands',
    brands.map((brand) => ({ ...brand, image: `brand-${brand.slug}.svg` })),
  )
  await insertRows(
    tx,
    'categories',
    categories.map(({ id, parentId, slug, name, description, icon, tree, order }) => ({
      id,
      parent_id: parentId,
      slug,
      name,
      description,
      icon,
      image: `category-${slug}.svg`,
      tree,
      position: order,
    })),
  )
  await insertRows(tx, 'products', products.map(productRow))
  await insertRows(tx, 'product_texts', products.map(textRow))
  await insertRows(tx, 'product_facts', products.flatMap(factsRows))
  await insertRows(tx, 'product_categories', products.flatMap(categoryRows))
  await addAncestors(tx)
  await insertRows(tx, 'product_pictures', products.flatMap(pictureRows))
  await insertRows(tx, 'product_features', products.flatMap(featureRows))
  await insertRows(tx, 'product_specifications', products.flatMap(specificationRows))
  await seedReviews(tx)
  await seedQuestions(tx)
  await seedSynonyms(tx)
  await seedSearchTerms(tx)
  for (const table of ['brands', 'categories', 'products', 'reviews', 'product_questions'])
    await advanceIdentity(tx, table)
}

async function addAncestors(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into product_categories (category_id, product_id, direct)
    with recursive above as (
      select pc.product_id, c.parent_id
      from product_categories pc join categories c on c.id = pc.category_id
      union
      select above.product_id, c.parent_id from above join categories c on c.id = above.parent_id
    )
    select parent_id, product_id, false from above where parent_id is not null
    on conflict do nothing`)
}

async function seedReviews(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'reviews',
    reviews.map(({ id, productId, author, rating, content, date, answer }) => ({
      id,
      product_id: productId,
      author,
      rating,
      content,
      written_on: date,
      answer: answer?.content ?? null,
      answered_on: answer?.date ?? null,
    })),
  )
}

async function seedQuestions(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'product_questions',
    questions.map(({ id, productId, author, content, askedOn, answer, answeredOn }) => ({
      id,
      product_id: productId,
      author,
      content,
      language: 'es',
      asked_on: askedOn,
      answer,
      answered_on: answeredOn,
    })),
  )
}

async function seedSearchTerms(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into search_terms (meaning, term, target)
    select meaning, term, target
    from jsonb_to_recordset(${JSON.stringify(searchTerms)}::jsonb) as given (meaning text, term text, target text)
    on conflict do nothing`)
}

async function seedSynonyms(tx: Transaction): Promise<void> {
  const rows = synonyms.flatMap((terms, index) => terms.map((term) => ({ group_id: index + 1, term })))
  await tx.execute(sql`
    insert into synonyms (group_id, term, folded)
    select group_id, term, array_to_string(telling_words(term), ' ')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (group_id int, term text)
    on conflict do nothing`)
}
