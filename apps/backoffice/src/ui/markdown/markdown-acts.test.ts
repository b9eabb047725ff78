import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { around, asLines, type MarkdownAct } from './markdown-acts.ts'

function done(act: MarkdownAct, doc: string, anchor: number, head: number): string {
  const state = EditorState.create({ doc, selection: { anchor, head } })
  return state.update(act(state)).state.doc.toString()
}

test('signs stand around what is chosen', () => {
  expect(done(around('**', '**'), 'un perro feliz', 3, 8)).toBe('un **perro** feliz')
})

test('lines get a sign each, and lose it again', () => {
  const numbers = asLines((index) => `${index + 1}. `)
  expect(done(numbers, 'uno\ndos\ntres', 1, 5)).toBe('1. uno\n2. dos\ntres')
  expect(done(numbers, '1. uno\n2. dos', 0, 9)).toBe('uno\ndos')
  expect(
    done(
      asLines(() => '## '),
      'Antes',
      0,
      0,
    ),
  ).toBe('## Antes')
})
