import http from 'node:http'
import { defaultAppToken } from '#server/settings/web.settings.ts'

const userAgents = {
  reader: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36',
  robot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
}
export type Asker = keyof typeof userAgents
const askers = Object.keys(userAgents) as Asker[]

/** What those of a kind were answered so far. */
export type Answered = { served: number; refused: number }

/** Pesos; above every price. */
const mostPrice = 99_999_999
const tickMs = 20
/** So many stand before the door at most, fewer than the shop has connections for: the next ones come once some have gone. */
const mostWaiting = 1000

let turn = 0
/** A list that nobody has asked for yet: no cache has it. */
const nextList = () => {
  turn += 1
  return `/api/listar-productos?token_authentication=${defaultAppToken}&filter_price=${turn}-${mostPrice}`
}

/** Asks for such a list; whether it was answered, or refused with the word when to come again. Throws what else is answered. */
export function askForList(shopUrl: string, asker: Asker, agent?: http.Agent): Promise<keyof Answered> {
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': userAgents[asker] }
    const request = http.get(shopUrl + nextList(), { headers, ...(agent && { agent }) }, (reply) => {
      const { statusCode, headers: answered } = reply
      reply.on('error', reject).on('end', () => {
        if (statusCode === 200) resolve('served')
        else if (statusCode === 503 && Number(answered['retry-after']) > 0) resolve('refused')
        else
          reject(
            new Error(`A ${asker} was answered ${statusCode}, to come again in ${answered['retry-after']}`),
          )
      })
      reply.resume()
    })
    request.on('error', reject)
  })
}

/** How many lists a shop answers in a second to so many who ask on and on; until it has answered `count`. */
export async function answeredTo(
  shopUrl: string,
  { askers: many, count }: { askers: number; count: number },
) {
  const agent = new http.Agent({ keepAlive: true })
  const begun = performance.now()
  let asked = 0
  const askOn = async () => {
    for (; asked < count; asked += 1) await askForList(shopUrl, 'reader', agent)
  }
  await Promise.all(Array.from({ length: many }, askOn))
  agent.destroy()
  return (asked * 1000) / (performance.now() - begun)
}

/**
 * So many readers and robots in a second, whether those before them were answered or not, each for a list that nobody has asked
 * for; until `count` have come. Resolves as soon as the last has come: `answered` waits for those who then wait, and
 * throws where one was answered otherwise than in time or with a refusal.
 */
export function openCrowd(shopUrl: string, perSecond: Record<Asker, number>, count: number) {
  // A proxy before the shop keeps its connections: opened anew for each, they alone would be more than the shop takes.
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: mostWaiting })
  const begun = performance.now()
  const come: Record<Asker, number> = { reader: 0, robot: 0 }
  const answers: Record<Asker, Answered> = {
    reader: { served: 0, refused: 0 },
    robot: { served: 0, refused: 0 },
  }
  const failures: unknown[] = []
  const waiting = new Set<Promise<void>>()
  const all = Promise.withResolvers<number>()
  const total = () => come.reader + come.robot

  function ask(asker: Asker): void {
    come[asker] += 1
    const asking: Promise<void> = askForList(shopUrl, asker, agent).then(
      (answer) => {
        answers[asker][answer] += 1
        waiting.delete(asking)
      },
      (error) => {
        failures.push(error)
        waiting.delete(asking)
      },
    )
    waiting.add(asking)
  }

  const clock = setInterval(() => {
    const seconds = (performance.now() - begun) / 1000
    for (const asker of askers)
      while (come[asker] < seconds * perSecond[asker] && waiting.size < mostWaiting && total() < count)
        ask(asker)
    if (total() < count) return
    clearInterval(clock)
    all.resolve(count / seconds)
  }, tickMs)

  return {
    /** Resolves once all have come, with how many came in a second. */
    come: all.promise,
    async answered(): Promise<Record<Asker, Answered>> {
      await all.promise
      await Promise.all(waiting)
      agent.destroy()
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} of the crowd: ${failures[0]}`)
      return answers
    },
    /** Nobody more comes. */
    stop(): void {
      clearInterval(clock)
      agent.destroy()
    },
  }
}

/** Which part of what they asked was refused. */
export const refusedPart = ({ served, refused }: Answered): number => refused / Math.max(1, served + refused)
