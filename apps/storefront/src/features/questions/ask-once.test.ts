import { expect, test } from 'vitest'
import type { NewQuestion } from '../../data/port/questions.port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import { askOnce } from './ask-once.ts'

/** A shop that keeps one question for each key, and answers as told: what is lost has arrived, or never does. */
function shop(answers: ('lost' | 'never arrives' | 'heard')[] = []) {
  const kept = new Map<string, NewQuestion>()
  const left = [...answers]
  return {
    asked: () => [...kept.values()].map(({ content }) => content),
    async ask(_productId: number, question: NewQuestion) {
      const answer = left.shift() ?? 'heard'
      const lost = new Refusal('NETWORK', '', { status: 0 })
      if (answer === 'never arrives') throw lost
      const known = kept.get(question.key)
      if (known && known.content !== question.content) throw new Refusal('KEY_REUSED', '', { status: 409 })
      kept.set(question.key, question)
      if (answer === 'lost') throw lost
      return { id: [...kept.keys()].indexOf(question.key) + 1, askedOn: '2026-11-27' }
    },
  }
}

const written = (content: string) => ({ content, author: 'Rocío', email: 'rocio@example.cl' })
const lost = { code: 'NETWORK' }

test('a question that is changed after a lost answer is no second one: what had arrived is told', async () => {
  const port = shop(['lost'])
  const ask = askOnce(port, 1)
  const arrived: unknown[] = []
  const hear = (...all: unknown[]) => arrived.push(all)
  await expect(ask(written('¿Sirve?'), hear)).rejects.toMatchObject(lost)
  await expect(ask(written('¿Le sirve?'), hear)).rejects.toMatchObject({ code: 'KEY_REUSED' })
  expect(arrived).toEqual([[written('¿Sirve?'), { id: 1, askedOn: '2026-11-27' }]])
  expect(port.asked()).toEqual(['¿Sirve?'])
  // Sent after that it is another one, as somebody wishes who has seen the first.
  expect(await ask(written('¿Le sirve?'), hear)).toMatchObject({ id: 2 })
  expect(port.asked()).toEqual(['¿Sirve?', '¿Le sirve?'])
})

test('which of several had arrived is found, also after an answer that is lost on the way to it', async () => {
  const port = shop(['never arrives', 'lost', 'heard', 'never arrives'])
  const ask = askOnce(port, 1)
  const arrived: string[] = []
  const hear = ({ content }: { content: string }) => arrived.push(content)
  for (const content of ['uno', 'dos', 'tres'])
    await expect(ask(written(content), hear)).rejects.toMatchObject(lost)
  await expect(ask(written('tres'), hear)).rejects.toMatchObject({ code: 'KEY_REUSED' })
  expect(arrived).toEqual(['dos'])
  expect(port.asked()).toEqual(['dos'])
})

test('what never arrived is asked as it was changed, and the same is asked once', async () => {
  const port = shop(['never arrives', 'lost'])
  const ask = askOnce(port, 1)
  await expect(ask(written('uno'), () => {})).rejects.toMatchObject(lost)
  await expect(ask(written('dos'), () => {})).rejects.toMatchObject(lost)
  await ask(written('dos'), () => {})
  expect(port.asked()).toEqual(['dos'])
})
