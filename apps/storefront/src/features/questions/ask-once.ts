import type { NewQuestion, QuestionsPort } from '../../data/port/questions.port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import { randomKey } from '../../shell/random-key.ts'

type Written = Omit<NewQuestion, 'key'>
type Made = { id: number; askedOn: string }

/**
 * Asks under one key until it is known what came of it, so that a question which is changed after a lost answer is no
 * second one. Where another had arrived unheard, `onArrived` is told which, and the refusal KEY_REUSED is thrown: what is
 * sent after that is another question.
 */
export function askOnce(port: Pick<QuestionsPort, 'ask'>, productId: number) {
  let key = randomKey()
  let tried: Written[] = []

  const arrivedOf = async (others: readonly Written[]) => {
    for (const written of others) {
      try {
        return { written, made: await port.ask(productId, { key, ...written }) }
      } catch (error) {
        if (!isReused(error)) throw error
      }
    }
    return null
  }

  const startAnew = () => {
    key = randomKey()
    tried = []
  }

  return async (asked: Written, onArrived: (written: Written, made: Made) => void): Promise<Made> => {
    const others = tried.filter((written) => JSON.stringify(written) !== JSON.stringify(asked))
    tried = [asked, ...others]
    try {
      const made = await port.ask(productId, { key, ...asked })
      startAnew()
      return made
    } catch (error) {
      if (!isReused(error)) throw error
      const arrived = await arrivedOf(others)
      if (arrived) onArrived(arrived.written, arrived.made)
      startAnew()
      throw error
    }
  }
}

const isReused = (error: unknown) => error instanceof Refusal && error.code === 'KEY_REUSED'

const asking = new Map<number, ReturnType<typeof askOnce>>()

/** Of a product, the same as long as the page is: also for a form that was closed and opened again. */
export function askOnceOf(port: Pick<QuestionsPort, 'ask'>, productId: number) {
  const ask = asking.get(productId) ?? askOnce(port, productId)
  asking.set(productId, ask)
  return ask
}
