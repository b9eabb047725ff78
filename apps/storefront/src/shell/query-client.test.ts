import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../data/port/refusal.ts'
import { createQueryClient } from './query-client.ts'

test('what failed while the network was away comes once it is back; what is there is not asked for again', async () => {
  const client = createQueryClient()
  client.mount()
  onTestFinished(() => {
    onlineManager.setOnline(true)
    client.unmount()
    client.clear()
  })
  const asked = { regions: 0, carriers: 0 }
  const regions = new QueryObserver(client, { queryKey: ['regions'], queryFn: () => ++asked.regions })
  const carriers = new QueryObserver(client, {
    queryKey: ['carriers'],
    queryFn: () => {
      if (!onlineManager.isOnline()) throw new Refusal('NETWORK', '', { status: 0 })
      return ++asked.carriers
    },
    retry: false,
  })
  const stop = [regions.subscribe(() => undefined)]
  await expect.poll(() => regions.getCurrentResult().data).toBe(1)
  onlineManager.setOnline(false)
  stop.push(carriers.subscribe(() => undefined))
  await expect.poll(() => carriers.getCurrentResult().isError).toBe(true)
  onlineManager.setOnline(true)
  await expect.poll(() => carriers.getCurrentResult().data).toBe(1)
  expect(asked).toEqual({ regions: 1, carriers: 1 })
  for (const each of stop) each()
})
