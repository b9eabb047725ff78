import { expect, test } from 'vitest'
import { memberState } from '../../../shell/member-state.ts'
import { storedDrafts } from './drafts.store.ts'

test('each conversation keeps what is written in it, until it is sent or its member goes', () => {
  storedDrafts.set(1, { mode: 'note', text: 'llamar mañana' })
  storedDrafts.set(2, { mode: 'answer', text: 'Sí, que' })
  expect(storedDrafts.of(1)).toEqual({ mode: 'note', text: 'llamar mañana' })
  storedDrafts.set(1, { mode: 'note', text: ' ' })
  expect(storedDrafts.of(1)).toEqual({ mode: 'answer', text: '' })
  expect(storedDrafts.isAny()).toBe(true)
  memberState.forget()
  expect([storedDrafts.isAny(), storedDrafts.of(2).text]).toEqual([false, ''])
})
