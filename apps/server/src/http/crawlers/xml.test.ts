import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { element, escapeXml } from './xml.ts'

function textOf(xml: string): string {
  let read = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('text', (part) => {
    read += part
  })
  parser.write(xml).close()
  return read
}

test('whatever a text holds, it stands in XML as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(textOf(`<a>${escapeXml(text)}</a>`)).toBe(text)
    }),
  )
})

test('what XML has no place for is left out', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void textOf(`<a>${escapeXml(text)}</a>`)))
  expect(escapeXml('a\u0000b\u0007c\ud800d\ufffe')).toBe('abcd')
})

test('no text is no element', () => {
  expect(element('a', '')).toBe('')
  expect(element('a', null)).toBe('')
  expect(element('a', '1 < 2')).toBe('<a>1 &lt; 2</a>')
})
