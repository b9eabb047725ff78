import type { FastifyBaseLogger } from 'fastify'

export type BackgroundLog = ReturnType<typeof backgroundLog>

/** Where what happens in the background is told: to the process's own streams as long as there is no log. */
export function backgroundLog() {
  let log: FastifyBaseLogger | undefined
  return {
    /** Something that went wrong, without anything personal. */
    report(error: Error): void {
      if (log) log.error({ err: error }, 'in the background')
      else process.stderr.write(`${error.message}\n`)
    },

    /** What whoever runs the shop may want to know. */
    note(line: string): void {
      if (log) log.info(line)
      else process.stdout.write(`${line}\n`)
    },

    /** A statement that took long, without its values. */
    slow(statement: object): void {
      log?.warn(statement, 'slow statement')
    },

    /** From now on it is told to this log. */
    writeTo(opened: FastifyBaseLogger): void {
      log = opened
    },
  }
}
