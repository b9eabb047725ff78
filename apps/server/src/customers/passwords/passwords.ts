import { randomBytes } from 'node:crypto'
import { type Algorithm, hash, parseOptions, verify } from '@node-rs/argon2'
import { type Refusal, refuse } from '../../refusals/refusal.ts'

/**
 * What a hash costs (D27): OWASP's first choice for Argon2id, 19 MiB and two passes on one lane; 19 ms on
 * a core of 2026. When these rise, each password is hashed again as its owner signs in.
 */
const fullCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const algorithm = 2 satisfies Algorithm

/** Hashing runs on libuv's four threads; two stay free for files and names. */
const atOnce = 2
/** About ten seconds of work: whoever comes later is asked to come back. */
const queueLength = 1000

export type Passwords = ReturnType<typeof createPasswords>

/**
 * Hashes and checks passwords beside the event loop, a few at a time and the others in their turn, so that
 * many who sign in at once take neither the memory nor the threads of those who read the catalogue.
 * TOO_MANY_REQUESTS when the queue is full. Only tests hand in another cost.
 */
export function createPasswords({ mostWaiting = queueLength, cost = fullCost } = {}) {
  const options = { ...cost, algorithm }
  // Who is unknown costs as much as who is known.
  const nobody = hash(randomBytes(32), options)
  let running = 0
  const waiting: (() => void)[] = []

  async function withSlot<T>(work: () => Promise<T>): Promise<T | Refusal> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return refuse('TOO_MANY_REQUESTS')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place goes to who waits longest, without being given up in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password: string): Promise<string | Refusal> => withSlot(() => hash(canonical(password), options)),

    /** Whether the password is the one of that hash; null, for who has none, costs the same and is false. */
    async verify(stored: string | null, password: string): Promise<boolean | Refusal> {
      const same = await withSlot(async () => verify(stored ?? (await nobody), canonical(password)))
      return stored === null && same === true ? false : same
    },

    /** Whether a hash was made at another cost than what is asked now. */
    needsRehash(stored: string): boolean {
      const made = parseOptions(stored)
      return (
        made.memoryCost !== cost.memoryCost ||
        made.timeCost !== cost.timeCost ||
        made.parallelism !== cost.parallelism ||
        made.algorithm !== algorithm
      )
    },
  }
}

/** One way of writing each character, so that a password typed on another keyboard is the same. */
const canonical = (password: string) => password.normalize('NFC')
