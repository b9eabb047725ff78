import { expect, test } from 'vitest'
import type { ChatChannel } from '../data/port/chat.port.ts'
import { keepChannel } from './keep-channel.ts'

test('a channel whose library did not come is opened again, until it is there', async () => {
  const states: string[] = []
  const channel: ChatChannel = { setAvailable() {}, typing() {}, close: () => states.push('closed') }
  let tries = 0
  const end = await new Promise<() => void>((resolve) => {
    const end = keepChannel(
      async () => {
        tries += 1
        if (tries < 3) throw new Error('Failed to fetch')
        return channel
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
