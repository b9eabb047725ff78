import { createPasswords } from '#server/customers/passwords/passwords.ts'

/**
 * Passwords at almost no cost: a shop of a test hashes hundreds that nobody guesses at. What they cost in a real
 * one, the tests of the passwords and of signing in hold.
 */
export const testPasswords = createPasswords({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } })
