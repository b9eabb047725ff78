import type { Courier, CourierAnswer } from '../courier.ts'
import { type ChilexpressClient, isNoCoverage, type NoAnswer } from './chilexpress-client.ts'
import { chooseService } from './choose-service.ts'
import type { Circuit } from './circuit.ts'

/** After so many failures in a row it is not asked for so long. */
export const courierPatience = { dependency: 'chilexpress', failures: 5, restMs: 30_000 }

/** Asks however often it fails. */
const noCircuit: Circuit = { enter: async () => true, record: async () => undefined, isOpen: () => false }

/** A no, however worded, shows that it is there and answers. */
const isFailure = ({ why }: NoAnswer) => why !== 'declined'

/**
 * Chilexpress as one of the couriers. With a circuit it is not asked at all for a while after it failed several times in a
 * row, and each answer waits for no longer than the client does.
 */
export function chilexpressCourier(
  client: Pick<ChilexpressClient, 'rates'>,
  {
    answered = () => undefined,
    report = () => undefined,
    circuit = noCircuit,
  }: {
    answered?: (answer: CourierAnswer, isResting: boolean) => void
    /** Told what was answered and cannot be used. */
    report?: (error: Error) => void
    circuit?: Circuit
  } = {},
): Courier {
  async function rate(request: Parameters<Courier['rate']>[0]): Promise<CourierAnswer> {
    if (!(await circuit.enter())) return { state: 'unavailable' }
    const answer = await client.rates(request)
    await circuit.record(answer.ok || !isFailure(answer))
    if (!answer.ok) return { state: isNoCoverage(answer) ? 'not_covered' : 'unavailable' }
    const chosen = chooseService(answer.value)
    if (chosen.state === 'chosen') return { state: 'priced', price: chosen.price }
    // No service at all is an error of the courier's, not its word that it does not go there (chile.md).
    report(new Error(`The courier: ${request.destination} has ${amiss[chosen.state]}`))
    return { state: 'unavailable' }
  }

  return {
    async rate(request) {
      const answer = await rate(request)
      answered(answer, circuit.isOpen())
      return answer
    },
  }
}

const amiss = { none: 'no service that delivers', wrong: 'a price that cannot be read' }
