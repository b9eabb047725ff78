import { expect, test } from 'vitest'
import { isRobot, type Kind, Overload } from './overload.ts'

const tickSeconds = 0.25
const perTick = 25

/**
 * A shop that answers a hundred in a second, one after the other, while so many of each kind come in a second: how many
 * were refused, and how long the last of each second's waited.
 */
function shop() {
  const overload = new Overload()
  const waiting: { kind: Kind; since: number }[] = []
  let now = 0
  return function live(seconds: number, arriving: Record<Kind, number>) {
    const refused = { robot: 0, browsing: 0, buying: 0 }
    const waits: number[] = []
    for (let tick = 0; tick < seconds / tickSeconds; tick += 1) {
      const comers = (Object.keys(arriving) as Kind[]).flatMap((kind) =>
        Array.from({ length: Math.round(arriving[kind] * tickSeconds) }, () => kind),
      )
      for (const kind of comers) {
        if (overload.refuses(kind)) {
          refused[kind] += 1
          continue
        }
        overload.begin()
        waiting.push({ kind, since: now })
      }
      for (const { since } of waiting.splice(0, perTick)) {
        overload.end()
        waits.push(now - since)
      }
      overload.tick()
      now += tickSeconds
    }
    return { refused, longest: Math.max(...waits), last: waits.slice(-perTick), left: waiting.length }
  }
}

const usual = { robot: 4, browsing: 60, buying: 20 }

test('performance: a minute of ten times too many costs no order, and ten seconds later nobody waits', () => {
  const live = shop()
  expect(live(10, usual).refused).toEqual({ robot: 0, browsing: 0, buying: 0 })
  const burst = live(60, { robot: 200, browsing: 760, buying: 40 })
  expect(burst.refused.buying).toBe(0)
  expect(burst.longest).toBeLessThan(3)
  // Those who read are answered in part, programs that read hardly ever.
  expect(burst.refused.browsing).toBeLessThan(60 * 760)
  expect(burst.refused.robot).toBeGreaterThan(60 * 200 * 0.9)
  const after = live(10, usual)
  expect(Math.max(...after.last)).toBeLessThan(0.5)
  expect(live(10, usual).refused).toEqual({ robot: 0, browsing: 0, buying: 0 })
})

test('where there are too many who buy, some of them are refused as well, and the others do not wait for ever', () => {
  const live = shop()
  live(10, usual)
  const { refused, longest } = live(60, { robot: 0, browsing: 0, buying: 400 })
  expect(refused.buying).toBeGreaterThan(0)
  expect(longest).toBeLessThan(12)
})

test.each([
  [0, 'that has not been asked for anything yet'],
  [30, 'that nobody has asked for half a minute'],
])('who buys all at once is not refused by a shop %# that has rested', (seconds) => {
  const live = shop()
  if (seconds > 0) live(10, { robot: 0, browsing: 0, buying: 4 })
  live(seconds, { robot: 0, browsing: 0, buying: 0 })
  expect(live(0.25, { robot: 0, browsing: 0, buying: 600 }).refused.buying).toBe(0)
  // They are answered a hundred in a second.
  expect(live(2, { robot: 0, browsing: 0, buying: 0 }).left).toBe(0)
})

test('answers that come in heaps are not taken for more than they are', () => {
  const overload = new Overload()
  let answering = 0
  // A hundred in each second, all of them in one of its four ticks, while as many are let in as browse.
  for (let tick = 0; tick < 200; tick += 1) {
    for (let one = 0; one < 250; one += 1) {
      if (overload.refuses('browsing')) continue
      overload.begin()
      answering += 1
    }
    if (tick % 4 === 0)
      for (let one = Math.min(100, answering); one > 0; one -= 1) {
        overload.end()
        answering -= 1
      }
    overload.tick()
  }
  // Whoever is let in last waits no longer than twice what readers are let wait, and for the heap that is under way.
  expect(answering / 100).toBeLessThan(2 * 1.6)
})

test('a slow machine refuses nobody for being slow', () => {
  const overload = new Overload()
  for (let one = 0; one < 63; one += 1) overload.begin()
  overload.end()
  for (let tick = 0; tick < 400; tick += 1) overload.tick()
  expect(overload.wait).toBe(0)
  expect(overload.refuses('robot')).toBe(false)
})

test('programs that read name themselves, or nobody', () => {
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36'
  expect(isRobot(browser)).toBe(false)
  const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  for (const robot of [undefined, '', google, 'curl/8.5.0', 'AhrefsBot/7.0'])
    expect(isRobot(robot)).toBe(true)
})
