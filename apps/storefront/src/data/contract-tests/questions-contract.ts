import { describe, expect, test } from 'vitest'
import { questions } from '#demo/data/questions.ts'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'

const byProduct = Map.groupBy(questions, ({ productId }) => productId)
const [productId = 0, own = []] = [...byProduct].find(([, each]) => each.length > 2) ?? []

const question = () => ({
  key: crypto.randomUUID(),
  author: 'Camila R.',
  email: 'camila@example.cl',
  content: '¿Le sirve a un hurón?',
})

/** How both layers show what was asked about a product, and take a question. */
export function questionsContract(data: () => DataPort): void {
  describe('questions about a product', () => {
    test('come with their answers, the last answered first', async () => {
      const list = await data().questions.list(productId)
      expect(list).toMatchObject({ total: own.length, all: own.length, page: 1, limit: 5, from: 1 })
      const days = list.items.map(({ answeredOn }) => answeredOn)
      expect(days).toEqual(days.toSorted().toReversed())
      for (const { id, askedOn, author, content, answer } of list.items) {
        expect(own.find((each) => each.id === id)).toMatchObject({ askedOn, author, content, answer })
      }
      expect((await refusalOf(data().questions.list(999_999))).code).toBe('NOT_FOUND')
    })

    test('are found by any words of theirs, without their accents', async () => {
      const [wanted] = own
      const words = (wanted?.answer ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
      const search = words.slice(0, 60)
      const found = await data().questions.list(productId, { search })
      expect(found.items.map(({ id }) => id)).toContain(wanted?.id)
      expect(found.all).toBe(own.length)
      const long = data().questions.list(productId, { search: 'a'.repeat(81) })
      expect((await refusalOf(long)).fields).toEqual({ buscar: 'FIELD_INVALID' })
      const none = await data().questions.list(productId, { search: 'xilófono' })
      expect(none).toMatchObject({ items: [], total: 0, all: own.length, from: 0 })
    })

    test('are asked once for a key, and wait for their answer where nobody sees them', async () => {
      const { questions: port } = data()
      const asked = question()
      const first = await port.ask(productId, asked)
      expect(first).toEqual({ id: expect.any(Number), askedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
      expect(await port.ask(productId, asked)).toEqual(first)
      const other = { ...asked, content: '¿Y a un conejo?' }
      expect((await refusalOf(port.ask(productId, other))).code).toBe('KEY_REUSED')
      expect((await port.list(productId)).all).toBe(own.length)
    })

    test('are refused alike', async () => {
      const refused = async (change: object, id = productId) => {
        const { code, fields } = await refusalOf(data().questions.ask(id, { ...question(), ...change }))
        return [code, fields]
      }
      expect(await refused({ email: 'nada' })).toEqual(['EMAIL_INVALID', { email: 'EMAIL_INVALID' }])
      expect(await refused({ content: ' ' })).toEqual(['INVALID_REQUEST', { contenido: 'FIELD_REQUIRED' }])
      expect(await refused({ author: 'a'.repeat(81) })).toEqual([
        'INVALID_REQUEST',
        { autor: 'FIELD_INVALID' },
      ])
      expect((await refused({}, 999_999))[0]).toBe('NOT_FOUND')
    })
  })
}
