import { sql } from 'drizzle-orm'
import { brands } from '#demo/data/brands.ts'
import { categories } from '#demo/data/categories.ts'
import { products } from '#demo/data/products.ts'
import { questions } from '#demo/data/questions.ts'
import { reviews } from '#demo/data/reviews.ts'
import type { DemoProduct } from '#demo/data/types.ts'
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
  await seedProducts(tx, products)
  await seedReviews(tx)
  await seedQuestions(tx)
  for (const table of ['brands', 'categories', 'reviews', 'product_questions'])
    await advanceIdentity(tx, table)
}

/** Products with all that stands in tables of theirs but options, stock and what they fit. */
export async function seedProducts(tx: Transaction, some: readonly DemoProduct[]): Promise<void> {
  await insertRows(tx, 'products', some.map(productRow))
  await insertRows(tx, 'product_texts', some.map(textRow))
  await insertRows(tx, 'product_facts', some.flatMap(factsRows))
  await insertRows(tx, 'product_categories', some.flatMap(categoryRows))
  await addAncestors(tx)
  await insertRows(tx, 'product_pictures', some.flatMap(pictureRows))
  await insertRows(tx, 'product_features', some.flatMap(featureRows))
  await insertRows(tx, 'product_specifications', some.flatMap(specificationRows))
  await advanceIdentity(tx, 'products')
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
    reviews.map(({ id, productId, author, rating, content, date, verified, answer }) => ({
      id,
      product_id: productId,
      author,
      rating,
      content,
      written_on: date,
      verified,
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
