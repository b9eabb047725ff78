import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What is being answered or done: a request by its id and the wire name of its call, or a job. */
export type Asked = { id: string; call: string }

const storage = new AsyncLocalStorage<Asked>()

/** What the code that runs now is run for; undefined at the start and between jobs. */
export const asked = (): Asked | undefined => storage.getStore()

/** Runs what answers a request, and all that it awaits. */
export const whileAnswering = <Result>(what: Asked, work: () => Result): Result => storage.run(what, work)

/** Runs a job under an id of its own. */
export const whileDoing = <Result>(job: string, work: () => Result): Result =>
  storage.run({ id: randomUUID(), call: job }, work)
