import { expect, test } from 'vitest'
import type { ChatLine } from '../data/port/chat.port.ts'
import { keepLine } from './keep-line.ts'

test('a line whose library did not come is opened again, until it is there', async () => {
  const states: string[] = []
  const line: ChatLine = { setAvailable() {}, typing() {}, close: () => states.push('closed') }
  let tries = 0
  const end = await new Promise<() => void>((resolve) => {
    const end = keepLine(
      async () => {
        tries += 1
        if (tries < 3) throw new Error('Failed to fetch')
        return line
      },
      {
        open(opened) {
          states.push(opened ? 'open' : 'gone')
          if (opened) resolve(end)
        },
        setConnection: (state) => states.push(state),
      },
      1,
    )
  })
  expect(states).toEqual(['lost', 'lost', 'open'])
  await Promise.resolve()
  end()
  expect(states).toEqual(['lost', 'lost', 'open', 'gone', 'closed'])
})
