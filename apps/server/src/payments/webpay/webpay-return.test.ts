import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWebpayReturn } from './webpay-return.ts'

const ours = { TBK_ID_SESION: 'sesion', TBK_ORDEN_COMPRA: '10001-1' }

test('the four kinds of return', () => {
  expect(readWebpayReturn({ token_ws: 'abc' })).toEqual({ kind: 'done', token: 'abc' })
  expect(readWebpayReturn({ TBK_TOKEN: 'abc', ...ours })).toEqual({
    kind: 'aborted',
    token: 'abc',
    sessionId: 'sesion',
    buyOrder: '10001-1',
  })
  expect(readWebpayReturn(ours)).toEqual({ kind: 'timeout', sessionId: 'sesion', buyOrder: '10001-1' })
  expect(readWebpayReturn({ token_ws: 'abc', TBK_TOKEN: 'abc', ...ours })).toEqual({
    kind: 'form-error',
    token: 'abc',
  })
  expect(readWebpayReturn({})).toEqual({ kind: 'unknown' })
})

test('whatever comes, nothing is committed but a token alone', () => {
  const value = fc.oneof(fc.string(), fc.constant(''), fc.array(fc.string()), fc.constant(null), fc.integer())
  const fields = fc.dictionary(
    fc.constantFrom('token_ws', 'TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA', 'otro'),
    value,
  )
  fc.assert(
    fc.property(fields, (given) => {
      const { kind } = readWebpayReturn(given)
      const { token_ws: token } = given
      const isAlone = !['TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA'].some((name) => name in given)
      const isToken = typeof token === 'string' && token.trim() !== '' && token.length <= 100
      expect(kind === 'done').toBe(isToken && isAlone)
    }),
  )
})
