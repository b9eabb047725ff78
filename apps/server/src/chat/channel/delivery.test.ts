import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CrowdAgent,
  type CrowdVisitor,
  compareDelivery,
  crowdAgent,
  crowdVisitor,
} from '#testing/chat/crowd.ts'
import { timesOf } from '#testing/counts.ts'
import { listenAnywhere } from '#testing/server/test-channel.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'

const account = { correo: 'rosa@huella.example', contrasenia: 'una clave larga' }
const environment = { STAFF_EMAIL: account.correo, STAFF_PASSWORD: account.contrasenia }
const sizes = { visitors: timesOf(60, 8), agents: 2, rounds: timesOf(60, 10) }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment })
})
afterAll(() => shop?.close())

/** Another process of the shop, as far as the chat knows. */
const openAnother = () => openTestShop({ environment, database: { ...shop.database, drop: async () => {} } })

test('each acknowledged message arrives once and in order on both sides, whatever is cut meanwhile', async () => {
  let other = await openAnother()
  const places = [await listenAnywhere(shop.app), await listenAnywhere(other.app)]
  const options = { places }
  const visitors: CrowdVisitor[] = []
  for (let index = 0; index < sizes.visitors; index += 1) visitors.push(await crowdVisitor(index, options))
  for (const visitor of visitors) {
    const { rows } = await shop.database.pool.query(
      'SELECT id FROM chat_conversations WHERE visitor_id = $1',
      [visitor.id],
    )
    visitor.conversationId = Number(rows[0].id)
  }
  const agents: CrowdAgent[] = []
  for (let index = 0; index < sizes.agents; index += 1) {
    const own = visitors.filter((_, each) => each % sizes.agents === index)
    agents.push(await crowdAgent(index, account, own, options))
  }

  for (let round = 0; round < sizes.rounds; round += 1) {
    if (round === Math.floor(sizes.rounds / 2)) {
      // Whoever was connected to it goes on with the other, and what it was asked is asked again there.
      await other.close()
      other = await openAnother()
      places[1] = await listenAnywhere(other.app)
    }
    await Promise.all(
      visitors.map(async (visitor, index) => {
        const agent = agents[index % sizes.agents] as CrowdAgent
        if ((round + index) % 3 === 0) visitor.cut()
        if (index < sizes.agents && (round + index) % 4 === 0) agent.cut()
        await Promise.all([visitor.say(`p${round}`), agent.answer(visitor, `r${round}`)])
      }),
    )
  }
  const whole = { acknowledged: sizes.visitors * sizes.rounds * 2, lost: 0, doubled: 0, disordered: 0 }
  // Nobody asks for anything here: what was missed is fetched when a client connects or meets a gap.
  await expect.poll(() => compareDelivery(visitors, agents)).toEqual(whole)
  const { rows } = await shop.database.pool.query('SELECT count(*)::int AS n FROM chat_messages')
  expect(rows).toEqual([{ n: whole.acknowledged }])
  for (const client of [...visitors, ...agents]) client.close()
  await other.close()
})
