import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Child, keepChildren } from './children.ts'

/** A process that does what the test says. */
type Played = Child & { answer(): void; end(): void; asked: string[]; isFirst: boolean }

let children: Played[]
let problems: string[]
let ended: number
let pauses: { ms: number; over(): void }[]
let now: number
let refused: Error | undefined
let parent: ReturnType<typeof keepChildren>

/** Whatever has been settled has had its consequences. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

function play(isFirst: boolean): Played {
  if (refused) {
    const error = refused
    refused = undefined
    throw error
  }
  const ready = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  ready.promise.catch(() => undefined)
  const asked: string[] = []
  const child: Played = {
    ready: ready.promise,
    ended: ended.promise,
    isFirst,
    asked,
    drain: () => void asked.push('drain'),
    stop: () => void asked.push('stop'),
    kill() {
      asked.push('kill')
      child.end()
    },
    answer: ready.resolve,
    end() {
      ready.reject(new Error('It ended.'))
      ended.resolve()
    },
  }
  children.push(child)
  return child
}

const child = (index: number): Played => {
  const found = children[index]
  if (!found) throw new Error(`No process ${index} was begun.`)
  return found
}

/** A pause of so many milliseconds is over; the limits of whoever is to end are not. */
async function afterPause(ms: number): Promise<void> {
  await settled()
  const pause = pauses.find((each) => each.ms === ms)
  if (!pause) throw new Error(`Nobody pauses for ${ms} ms, but ${pauses.map((each) => each.ms)}.`)
  pauses = pauses.filter((each) => each !== pause)
  pause.over()
  await settled()
}

beforeEach(() => {
  children = []
  problems = []
  ended = 0
  pauses = []
  now = 0
  refused = undefined
  const pause = (ms: number) => new Promise<void>((over) => pauses.push({ ms, over }))
  const report = (problem: string) => void problems.push(problem)
  const onEnded = () => {
    ended += 1
  }
  parent = keepChildren({
    count: 2,
    fork: play,
    report,
    onEnded,
    drainMs: 5000,
    clock: { now: () => now, pause },
  })
})
afterEach(async () => {
  const closing = parent.close()
  for (const each of children) each.end()
  await closing
})

async function opened(): Promise<void> {
  const opening = parent.open()
  child(0).answer()
  await settled()
  child(1).answer()
  await opening
}

test('the first opens alone, since it may have a database to fill', async () => {
  const opening = parent.open()
  await settled()
  expect(children.map(({ isFirst }) => isFirst)).toEqual([true])
  child(0).answer()
  await settled()
  expect(children.map(({ isFirst }) => isFirst)).toEqual([true, false])
  child(1).answer()
  await opening
})

test('where the first does not open, nothing else is begun', async () => {
  const opening = parent.open()
  child(0).end()
  await expect(opening).rejects.toThrow('It ended.')
  expect(children).toHaveLength(1)
})

test('one that ends is followed by another, ever later where that ends as well', async () => {
  await opened()
  child(1).end()
  await afterPause(250)
  expect(children).toHaveLength(3)
  child(2).end()
  await afterPause(500)
  child(3).answer()
  await settled()
  child(3).end()
  await afterPause(1000)
  child(4).answer()
  await settled()
  now += 60_000
  child(4).end()
  await afterPause(250)
  expect(children).toHaveLength(6)
  expect(child(0).asked).toEqual([])
  // The one too that never came to answer.
  expect(ended).toBe(4)
})

test('one that the system refuses to begin is begun again after a pause, and the others go on', async () => {
  await opened()
  refused = new Error('spawn ENOMEM')
  child(1).end()
  await afterPause(250)
  expect(children).toHaveLength(2)
  expect(problems.at(-1)).toBe('A process of the shop could not be begun: spawn ENOMEM.')
  await afterPause(500)
  expect(children).toHaveLength(3)
  child(2).answer()
  await settled()
  expect(child(0).asked).toEqual([])
  expect(ended).toBe(2)
})

test('where the system refuses one to take over, the old ones stay, and can be renewed later', async () => {
  await opened()
  refused = new Error('spawn ENOMEM')
  expect(await parent.renew()).toBe(false)
  expect([child(0).asked, child(1).asked]).toEqual([[], []])
  void parent.renew()
  await settled()
  expect(children).toHaveLength(3)
})

test('where the system refuses the first, it does not open', async () => {
  refused = new Error('spawn ENOMEM')
  await expect(parent.open()).rejects.toThrow('ended before it answered')
  expect(problems).toEqual(['A process of the shop could not be begun: spawn ENOMEM.'])
})

test('they are renewed one after the other, and each goes once the next answers', async () => {
  await opened()
  const renewing = parent.renew()
  expect(parent.renew()).toBe(renewing)
  await settled()
  expect(children).toHaveLength(3)
  expect(child(0).asked).toEqual([])
  child(2).answer()
  await settled()
  expect(child(0).asked).toEqual(['drain'])
  expect(children).toHaveLength(3)
  child(0).end()
  await settled()
  child(3).answer()
  await settled()
  expect(child(1).asked).toEqual(['drain'])
  child(1).end()
  expect(await renewing).toBe(true)
  expect(problems).toEqual([])
  expect(ended).toBe(0)
})

test('where the new one does not open, the old ones stay', async () => {
  await opened()
  const renewing = parent.renew()
  child(2).end()
  expect(await renewing).toBe(false)
  expect([child(0).asked, child(1).asked]).toEqual([[], []])
  expect(problems).toEqual(['The process that was to take over did not open; the others stay as they are.'])
})

test('one that ends while it is renewed leaves one in its place, not two', async () => {
  await opened()
  const renewing = parent.renew()
  child(0).end()
  await afterPause(250)
  expect(children).toHaveLength(4)
  child(2).answer()
  await settled()
  child(3).answer()
  await settled()
  expect(child(3).asked).toEqual(['drain'])
  expect(child(2).asked).toEqual([])
  child(4).answer()
  await settled()
  child(1).end()
  expect(await renewing).toBe(true)
})

test('all end with it, and who takes too long is ended', async () => {
  await opened()
  const closing = parent.close()
  expect([child(0).asked, child(1).asked]).toEqual([['stop'], ['stop']])
  child(0).end()
  // Each may answer on for its five seconds first.
  await afterPause(35_000)
  await closing
  expect([child(0).asked, child(1).asked]).toEqual([['stop'], ['stop', 'kill']])
  expect(problems).toEqual([])
})
