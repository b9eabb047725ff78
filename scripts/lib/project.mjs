import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Says what is happening: one short line. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Ends the program with one sentence that says what to do. */
export class Problem extends Error {}

/** Runs a script's work; what goes wrong ends it with a sentence and exit code 1. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : (error?.stack ?? error)}\n`)
    process.exitCode = 1
  }
}
