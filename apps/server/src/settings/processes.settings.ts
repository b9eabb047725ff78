import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { oneOf, wholeNumber } from './fields.ts'

const mostProcesses = 64

/** Connections of a process beside its pool: two of the jobs, two of the chat, and one that hears of changes. */
const besidePool = 5
const leastPool = 3
const mostPool = 10

const number = wholeNumber(1, mostProcesses, 'processes').safeParse
const problem = `must be auto or a whole number of processes from 1 to ${mostProcesses}`

/** How many processes the shop is, and what each of them does. */
export const processesSettings = z
  .object({
    PROCESSES: z
      .string()
      .refine((given) => given === 'auto' || number(given).success, problem)
      .default('1')
      .meta({
        description:
          'how many processes answer on the port, or `auto` for one on each processor; `SIGUSR2` renews them one after the other, and no request is lost',
      }),
    WORK: oneOf(['on', 'off', 'only']).default('on').meta({
      description:
        '`on`: answers and does the jobs (mails, holds, pictures); `off`: answers alone, and another does them; `only`: does jobs alone, and answers `/live`, `/ready` and `/metrics`',
    }),
    DRAIN_SECONDS: wholeNumber(0, 300, 'seconds').default(0).meta({
      description:
        'how long it goes on answering once it is asked to end, while `/ready` says 503, so that a balancer before it sends its shoppers elsewhere',
    }),
    DATABASE_CONNECTIONS: wholeNumber(8, 10_000, 'connections').default(80).meta({
      description:
        'how many connections to the database all processes of this machine may have together; each takes 8 to 15',
    }),
  })
  .transform((given) => {
    const budget = given.DATABASE_CONNECTIONS
    const affordable = Math.max(1, Math.floor(budget / (besidePool + leastPool)))
    const processes =
      given.PROCESSES === 'auto'
        ? Math.min(availableParallelism(), affordable, mostProcesses)
        : Number(given.PROCESSES)
    return {
      processes,
      work: given.WORK,
      drainMs: given.DRAIN_SECONDS * 1000,
      /** The most connections of one process's pool. */
      poolSize: Math.min(mostPool, Math.max(leastPool, Math.floor(budget / processes) - besidePool)),
    }
  })
