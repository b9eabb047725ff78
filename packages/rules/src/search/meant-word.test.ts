import { expect, test } from 'vitest'
import { meantWord } from './meant-word.ts'

const near = (...words: [string, number][]) =>
  words.map(([word, products]) => ({ word, spelled: word, products }))
const meant = (asked: string, words: [string, number][], byEar = true) =>
  meantWord(asked, near(...words), byEar)?.word

test('of words as near the one that most products have is meant', () => {
  expect(
    meant('aliemnto', [
      ['aliento', 1],
      ['alimento', 61],
      ['alimentos', 61],
    ]),
  ).toBe('alimento')
  expect(
    meant('feno', [
      ['heno', 3],
      ['freno', 32],
    ]),
  ).toBe('freno')
  expect(
    meant('crre', [
      ['cree', 0],
      ['corre', 3],
    ]),
  ).toBe('corre')
})

test('what sounds alike is no slip, and what is written alike goes first', () => {
  expect(
    meant('vano', [
      ['mano', 9],
      ['bano', 3],
    ]),
  ).toBe('bano')
  expect(meant('tollota', [['toyota', 7]])).toBe('toyota')
  expect(meant('tollota', [['toyota', 7]], false)).toBeUndefined()
  expect(
    meant('trucka', [
      ['ruca', 20],
      ['trucha', 2],
    ]),
  ).toBe('trucha')
})

test('an unfinished word is the one that begins so', () => {
  expect(
    meant('aliem', [
      ['aliento', 1],
      ['alimento', 61],
    ]),
  ).toBe('alimento')
  expect(
    meant('filtor', [
      ['filtracion', 99],
      ['filtro', 34],
    ]),
  ).toBe('filtro')
})

test('a word of another beginning is none', () => {
  expect(meant('fuse', [['use', 9]], false)).toBeUndefined()
  expect(meant('crate', [['coated', 9]], false)).toBeUndefined()
  expect(meant('tire', [['tirita', 4]])).toBeUndefined()
  expect(meant('arie', [['aire', 4]])).toBe('aire')
  expect(meant('halux', [['hilux', 4]])).toBe('hilux')
})

test('a word too short, too far or that says nothing is none', () => {
  expect(meant('aln', [['ala', 5]])).toBeUndefined()
  expect(meant('praa', [['para', 200]])).toBeUndefined()
  expect(meant('perrxx', [['perro', 80]])).toBeUndefined()
})
