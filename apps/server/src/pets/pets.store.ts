import { sql } from 'drizzle-orm'
import type { Pet } from '#rules/pets/pet.ts'
import type { Executor, Transaction } from '../db/connection.ts'

export type PetRow = Pet & { isChosen: boolean }

export const petsStore = {
  /** In the order in which they were saved. */
  async list(executor: Executor, customerId: number): Promise<PetRow[]> {
    const { rows } = await executor.execute<PetRow>(sql`
      SELECT id, name, species, breed, born_on::text AS "bornOn", grams, sterilised AS "isSterilised", allergies,
        is_chosen AS "isChosen"
      FROM pets WHERE customer_id = ${customerId} ORDER BY added_at, id`)
    return rows
  },

  /** One change of a customer's animals at a time, until the transaction ends. */
  async lock(tx: Transaction, customerId: number): Promise<void> {
    await tx.execute(sql`SELECT FROM customers WHERE id = ${customerId} FOR NO KEY UPDATE`)
  },

  /** One that is saved under the id is changed. */
  async save(tx: Transaction, customerId: number, pet: Pet): Promise<void> {
    const { id, name, species, breed, bornOn, grams, isSterilised, allergies } = pet
    await tx.execute(sql`
      INSERT INTO pets (customer_id, id, name, species, breed, born_on, grams, sterilised, allergies)
      VALUES (${customerId}, ${id}, ${name}, ${species}, ${breed}, ${bornOn}, ${grams}, ${isSterilised},
        ${sql.param(allergies)}::text[])
      ON CONFLICT (customer_id, id) DO UPDATE SET name = excluded.name, species = excluded.species,
        breed = excluded.breed, born_on = excluded.born_on, grams = excluded.grams,
        sterilised = excluded.sterilised, allergies = excluded.allergies`)
  },

  async remove(tx: Transaction, customerId: number, id: string): Promise<void> {
    await tx.execute(sql`DELETE FROM pets WHERE customer_id = ${customerId} AND id = ${id}`)
  },

  async chooseNone(tx: Transaction, customerId: number): Promise<void> {
    await tx.execute(sql`UPDATE pets SET is_chosen = false WHERE customer_id = ${customerId} AND is_chosen`)
  },

  /** False where it is not among the saved ones. */
  async choose(tx: Transaction, customerId: number, id: string): Promise<boolean> {
    const { rowCount } = await tx.execute(
      sql`UPDATE pets SET is_chosen = true WHERE customer_id = ${customerId} AND id = ${id}`,
    )
    return rowCount === 1
  },

  async removeAll(tx: Transaction, customerId: number): Promise<void> {
    await tx.execute(sql`DELETE FROM pets WHERE customer_id = ${customerId}`)
  },
}
