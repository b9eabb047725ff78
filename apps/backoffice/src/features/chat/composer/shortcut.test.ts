import { expect, test } from 'vitest'
import { enterDoes, shortcutIn } from './shortcut.ts'

const enter = { shiftKey: false, isComposing: false }

test('Enter sends what was written, and never a shortcut', () => {
  expect(enterDoes(enter, shortcutIn('answer', 'hola'))).toBe('send')
  expect(enterDoes(enter, shortcutIn('answer', '/env'))).toBe('choose')
  expect(enterDoes(enter, shortcutIn('answer', '/'))).toBe('choose')
  expect(enterDoes(enter, shortcutIn('note', '/env'))).toBe('send')
})

test('with Shift, or while a word is being composed, Enter stays with the field', () => {
  expect(enterDoes({ ...enter, shiftKey: true }, null)).toBe('type')
  expect(enterDoes({ ...enter, isComposing: true }, null)).toBe('type')
})
