import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#testing/browser/free-port.ts'
import { openShopProcess, type ShopProcess } from '#testing/browser/shop-process.ts'
import {
  type CrowdAgent,
  type CrowdVisitor,
  compareDelivery,
  crowdAgent,
  crowdVisitor,
} from '#testing/chat/crowd.ts'
import type { Message } from '#testing/chat/message-log.ts'
import { type Measurement, median } from './measure.ts'

const size = {
  visitors: 500,
  agents: 20,
  seconds: 120,
}
/** A visitor writes so often on average, and who answers thinks so long at most. */
const pause = { visitor: 12_000, agent: 2000 }
const cutEveryMs = { visitors: 250, agents: 5000 }
/** When one of the processes is killed and when it is back, as parts of the whole time. */
const outage = { from: 1 / 3, to: 5 / 12 }
const settlingMs = 30_000
const mostMs = 100
const account = { correo: 'rosa@huella.example', contrasenia: 'una clave larga' }

type Latency = { sent: number; ms: number }

/** MB in the middle of a run and at its end. */
type Growth = { before: number; after: number }

type Run = { visitors: CrowdVisitor[]; agents: CrowdAgent[]; latencies: Latency[] }

/** A crowd talks over two processes whose connections are cut at random, and of which one is killed and started again. */
export async function measureChat(environment: Record<string, string>): Promise<Measurement[]> {
  const shared = {
    ...environment,
    CHAT_HOURS: 'always',
    STAFF_EMAIL: account.correo,
    STAFF_PASSWORD: account.contrasenia,
  }
  const ports = [String(await freePort()), String(await freePort())]
  const open = (port: string | undefined, inspected = false) =>
    openShopProcess({ ...shared, PORT: port ?? '0' }, { inspected })
  const lasting = await open(ports[0], true)
  let failing = await open(ports[1])
  try {
    const places = [lasting.url, failing.url]
    const run = await gather(places, environment.DATABASE_URL ?? '')
    const memory = watchMemory(lasting)
    const talking = talk(run)
    const heldInTheMiddle = sleep(size.seconds * 500).then(() => lasting.heldMemory())
    await sleep(size.seconds * outage.from * 1000)
    const killed = performance.now()
    await failing.kill()
    await sleep(size.seconds * (outage.to - outage.from) * 1000)
    failing = await open(ports[1])
    const back = performance.now()
    await talking
    const growth = memory.growth()
    const held = { before: await heldInTheMiddle, after: await lasting.heldMemory() }
    const delivery = await settled(run)
    const isWhole = ({ sent }: Latency) => sent < killed || sent > back
    const described = describe(run, { delivery, growth, held, isWhole })
    for (const client of [...run.visitors, ...run.agents]) client.close()
    return described
  } finally {
    await lasting.stop()
    await failing.stop()
  }
}

/** Visitors and agents, each agent with visitors of their own; half of them at each process. */
async function gather(places: readonly string[], databaseUrl: string): Promise<Run> {
  const latencies: Latency[] = []
  const sentAt = new Map<string, number>()
  const arrive = (isOwn: (message: Message) => boolean) => (message: Message) => {
    const key = message.clave ?? ''
    const sent = sentAt.get(key)
    if (sent === undefined || isOwn(message)) return
    latencies.push({ sent, ms: performance.now() - sent })
  }
  const options = {
    places,
    onRetry: () => sleep(50),
    onSend: (key: string) => sentAt.set(key, performance.now()),
  }
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const ofVisitor = arrive(({ datos_mensaje }) => datos_mensaje.administrador === null)
    const visitors = await inGroups(size.visitors, (index) => crowdVisitor(index, options, ofVisitor))
    const { rows } = await client.query<{ id: string; visitor_id: string }>(
      'SELECT id, visitor_id FROM chat_conversations',
    )
    const ids = new Map(rows.map(({ id, visitor_id }) => [visitor_id, Number(id)]))
    for (const visitor of visitors) visitor.conversationId = ids.get(visitor.id) ?? 0
    await client.query(
      `INSERT INTO staff (name, email, password_hash, role)
       SELECT 'Agente ' || n, 'agente' || n || '@huella.example', password_hash, 'agent'
       FROM staff, generate_series(0, $2::int - 1) n WHERE email = $1`,
      [account.correo, size.agents],
    )
    const ofAgent = arrive(({ datos_mensaje }) => datos_mensaje.administrador !== null)
    const agents = await inGroups(size.agents, (index) =>
      crowdAgent(
        index,
        { ...account, correo: `agente${index}@huella.example` },
        visitors.filter((_, each) => each % size.agents === index),
        options,
        ofAgent,
      ),
    )
    return { visitors, agents, latencies }
  } finally {
    await client.end()
  }
}

async function inGroups<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  while (made.length < count) {
    const group = Array.from({ length: Math.min(20, count - made.length) }, (_, index) =>
      make(made.length + index),
    )
    made.push(...(await Promise.all(group)))
  }
  return made
}

/** Each visitor writes now and then and is answered, until the time is over; whoever is cut goes on by themselves. */
async function talk({ visitors, agents }: Run): Promise<void> {
  const end = performance.now() + size.seconds * 1000
  const isOver = () => performance.now() >= end
  const cutting = [
    setInterval(() => anyOf(visitors).cut(), cutEveryMs.visitors),
    setInterval(() => anyOf(agents).cut(), cutEveryMs.agents),
  ]
  await Promise.all(
    visitors.map(async (visitor, index) => {
      const agent = agents[index % agents.length] as CrowdAgent
      await sleep(Math.random() * pause.visitor)
      while (!isOver()) {
        await visitor.say(`¿Tienen esto? ${Math.random()}`)
        await sleep(Math.random() * pause.agent)
        await agent.answer(visitor, `Sí, queda. ${Math.random()}`)
        await sleep(pause.visitor * (0.5 + Math.random()) - pause.agent / 2)
      }
    }),
  )
  for (const each of cutting) clearInterval(each)
}

const anyOf = <Thing>(things: readonly Thing[]): Thing =>
  things[Math.floor(Math.random() * things.length)] as Thing

/** What has arrived once nothing more is missing, or the time for it is over; nobody asks for anything but by themselves. */
async function settled({ visitors, agents }: Run) {
  const end = performance.now() + settlingMs
  for (;;) {
    const delivery = compareDelivery(visitors, agents)
    if (delivery.lost === 0 || performance.now() > end) return delivery
    await sleep(200)
  }
}

function watchMemory(shop: ShopProcess) {
  const samples: { at: number; megabytes: number }[] = []
  const start = performance.now()
  const watching = setInterval(
    () => samples.push({ at: (performance.now() - start) / (size.seconds * 1000), megabytes: shop.memory() }),
    500,
  )
  const during = (from: number, to: number) =>
    median(samples.filter(({ at }) => at >= from && at < to).map(({ megabytes }) => megabytes))
  return {
    /** From the middle of the run, once everybody has come over from the killed process, to its end. */
    growth() {
      clearInterval(watching)
      return { before: during(0.5, 0.65), after: during(0.85, 1) }
    },
  }
}

function describe(
  { latencies, visitors, agents }: Run,
  {
    delivery,
    growth,
    held,
    isWhole,
  }: {
    delivery: ReturnType<typeof compareDelivery>
    /** The resident memory of the process that lasts, garbage included. */
    growth: Growth
    /** What its code holds on to. */
    held: Growth
    /** Whether a message was sent while both processes were there. */
    isWhole(latency: Latency): boolean
  },
): Measurement[] {
  const whole = latencies.filter(isWhole)
  const p99 = percentile(whole, 0.99)
  const said = [...visitors, ...agents].reduce((sum, each) => sum + each.said.length, 0)
  const count = (name: string, value: number): Measurement => ({
    name: `chat messages ${name}`,
    value,
    unit: 'of all',
    goal: '0',
    met: value === 0,
  })
  return [
    { name: 'chat messages acknowledged', value: delivery.acknowledged, unit: `of ${said}` },
    { name: 'chat messages that came as events', value: latencies.length, unit: `of ${said}` },
    {
      name: 'chat clients without a connection at the end',
      value: [...visitors, ...agents].filter((each) => !each.isConnected()).length,
      unit: `of ${visitors.length + agents.length}`,
    },
    count('lost', delivery.lost),
    count('doubled', delivery.doubled),
    count('out of order', delivery.disordered),
    { name: 'chat delivery, median', value: percentile(whole, 0.5), unit: 'ms' },
    { name: 'chat delivery, p99', value: p99, unit: 'ms', goal: `< ${mostMs} ms`, met: p99 < mostMs },
    { name: 'chat delivery, p99 with the outage', value: percentile(latencies, 0.99), unit: 'ms' },
    grown('memory of a process after the chat', growth),
    grown('memory that it holds, garbage collected', held),
  ]
}

const grown = (name: string, { before, after }: Growth): Measurement => ({
  name,
  value: after,
  yardstick: before,
  unit: 'MB',
  ratio: after / before,
  goal: '≤ 110 % of the middle of the run',
  met: after <= before * 1.1,
})

function percentile(latencies: readonly Latency[], part: number): number {
  const sorted = latencies.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
