import { expect, test } from 'vitest'
import { isPublicAddress, isPublicUrl, publicLookup } from './public-address.ts'

test.each(['8.8.8.8', '200.27.2.2', '2606:4700::1111', '2a00:1450::8a'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  'nothing',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

test.each([
  'http://erp.example/a',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://ana:clave@erp.example/',
  'https://printer.local/',
  'ftp://erp.example/',
])('%s is not told', (url) => expect(isPublicUrl(url)).toBe(false))

test('a name that is public may be told, unless it leads inside', async () => {
  expect(isPublicUrl('https://erp.example/huella')).toBe(true)
  const looked = await new Promise((resolve) =>
    publicLookup('localhost', { all: true }, (error) => resolve(error?.message)),
  )
  expect(looked).toBe('not a public address')
})
