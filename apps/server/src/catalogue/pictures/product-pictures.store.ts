import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'

export type PictureEdit = { version: number; by: string; at: Date }

/** A value of an option, with the picture that shows the product with it; null where the product's own do. */
export type PicturedValue = { id: number; option: string; name: string; picture: string | null }

export type ComingPicture = { key: string; name: string; state: 'waiting' | 'failed' }

/** A picture as it stands in the database, with its words in other languages, to be put back in another place. */
export type PlacedPicture = {
  file: string
  ground: string
  alt: string
  /** The value of an option that it shows the product with; null where it shows any. */
  valueId: number | null
  translations: { language: 'en' | 'ru'; file: string | null; alt: string }[]
}

export const productPicturesStore = {
  /** The product's name, held against others who change its pictures until the transaction ends; undefined for none. */
  async lock(tx: Transaction, productId: number): Promise<string | undefined> {
    const { rows } = await tx.execute<{ name: string }>(
      sql`SELECT name FROM products WHERE id = ${productId} FOR NO KEY UPDATE`,
    )
    return rows[0]?.name
  },

  async exists(executor: Executor, productId: number): Promise<boolean> {
    const { rows } = await executor.execute(sql`SELECT FROM products WHERE id = ${productId}`)
    return rows.length > 0
  },

  async placed(executor: Executor, productId: number): Promise<PlacedPicture[]> {
    const { rows } = await executor.execute<PlacedPicture>(sql`
      SELECT file, ground, alt, value_id AS "valueId", coalesce((
        SELECT jsonb_agg(jsonb_build_object('language', t.language, 'file', t.file, 'alt', t.alt))
        FROM product_picture_translations t WHERE t.product_id = p.product_id AND t.position = p.position
      ), '[]') AS translations
      FROM product_pictures p WHERE product_id = ${productId} ORDER BY position`)
    return rows
  },

  /** Puts these in the place of all that there are, in this order. */
  async replace(tx: Transaction, productId: number, pictures: readonly PlacedPicture[]): Promise<void> {
    await tx.execute(sql`DELETE FROM product_pictures WHERE product_id = ${productId}`)
    const given = JSON.stringify(pictures)
    await tx.execute(sql`
      INSERT INTO product_pictures (product_id, position, file, alt, ground, value_id)
      SELECT ${productId}, n - 1, each->>'file', each->>'alt', each->>'ground', (each->>'valueId')::int
      FROM jsonb_array_elements(${given}::jsonb) WITH ORDINALITY AS given (each, n)`)
    await tx.execute(sql`
      INSERT INTO product_picture_translations (product_id, position, language, file, alt)
      SELECT ${productId}, n - 1, words->>'language', words->>'file', words->>'alt'
      FROM jsonb_array_elements(${given}::jsonb) WITH ORDINALITY AS given (each, n),
        jsonb_array_elements(each->'translations') AS words`)
  },

  /** Adds one behind the others, unless the product has it. */
  async append(
    tx: Transaction,
    productId: number,
    { file, ground, alt }: Pick<PlacedPicture, 'file' | 'ground' | 'alt'>,
  ): Promise<void> {
    await tx.execute(sql`
      INSERT INTO product_pictures (product_id, position, file, alt, ground)
      SELECT ${productId}, coalesce(max(position) + 1, 0), ${file}, ${alt}, ${ground}
      FROM product_pictures WHERE product_id = ${productId}
      HAVING NOT coalesce(bool_or(file = ${file}), false)`)
  },

  async edit(executor: Executor, productId: number): Promise<PictureEdit> {
    const { rows } = await executor.execute<{ version: number; by: string; at: string }>(sql`
      SELECT version, edited_by AS by, edited_at AS at FROM product_picture_edits
      WHERE product_id = ${productId}`)
    const [row] = rows
    return row ? { ...row, at: new Date(row.at) } : { version: 0, by: '', at: new Date(0) }
  },

  async noteEdit(tx: Transaction, productId: number, by: string): Promise<void> {
    await tx.execute(sql`
      INSERT INTO product_picture_edits AS e (product_id, version, edited_by) VALUES (${productId}, 1, ${by})
      ON CONFLICT (product_id) DO UPDATE
      SET version = e.version + 1, edited_by = excluded.edited_by, edited_at = now()`)
  },

  async values(executor: Executor, productId: number): Promise<PicturedValue[]> {
    const { rows } = await executor.execute<PicturedValue>(sql`
      SELECT v.id, o.name AS option, v.name, v.picture
      FROM product_option_values v JOIN product_options o ON o.id = v.option_id
      WHERE o.product_id = ${productId} ORDER BY o.position, v.position`)
    return rows
  },

  /** Values of other products are left alone. */
  async setValuePicture(
    tx: Transaction,
    productId: number,
    { id, picture }: Pick<PicturedValue, 'id' | 'picture'>,
  ): Promise<void> {
    await tx.execute(sql`
      UPDATE product_option_values v SET picture = ${picture} FROM product_options o
      WHERE v.id = ${id} AND o.id = v.option_id AND o.product_id = ${productId}`)
  },

  /** Lets a product show a picture as soon as it is drawn. */
  async expect(tx: Transaction, productId: number, { key, name }: { key: string; name: string }) {
    await tx.execute(sql`
      INSERT INTO coming_product_pictures (product_id, key, name) VALUES (${productId}, ${key}, ${name})
      ON CONFLICT (product_id, key) DO UPDATE SET name = excluded.name`)
  },

  /** Those that are not drawn yet, or could not be. */
  async coming(executor: Executor, productId: number): Promise<ComingPicture[]> {
    const { rows } = await executor.execute<ComingPicture>(sql`
      SELECT c.key, c.name, p.state FROM coming_product_pictures c JOIN pictures p ON p.key = c.key
      WHERE c.product_id = ${productId} ORDER BY c.id`)
    return rows
  },

  /** The products that waited for a picture, which they do no more. */
  async arrived(tx: Transaction, key: string): Promise<number[]> {
    const { rows } = await tx.execute<{ productId: number }>(
      sql`DELETE FROM coming_product_pictures WHERE key = ${key} RETURNING product_id AS "productId"`,
    )
    return rows.map(({ productId }) => productId).toSorted((a, b) => a - b)
  },

  async forgetComing(tx: Transaction, productId: number, keys: readonly string[]): Promise<void> {
    await tx.execute(sql`
      DELETE FROM coming_product_pictures WHERE product_id = ${productId}
      AND key = ANY(${sql.param([...keys])}::text[])`)
  },
}
