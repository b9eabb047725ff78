import { createSampleData } from '../sample/sample.ts'
import { describePort } from './port-suite.ts'

const noDelays = { auth: 0, vehicles: 0, list: 0, longList: 0 }

describePort('sample', async () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return {
    data: createSampleData({ language: 'es', storage, session: storage, delays: noDelays }),
    close: async () => kept.clear(),
  }
})
