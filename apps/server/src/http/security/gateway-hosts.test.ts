import { expect, test } from 'vitest'
import { gatewayHosts } from './gateway-hosts.ts'

test('the form that sends to pay may go to the gateway and to the hosts beside it alone', () => {
  expect(gatewayHosts(undefined)).toEqual([])
  expect(gatewayHosts('http://127.0.0.1:3025')).toEqual(['http://127.0.0.1:3025'])
  expect(gatewayHosts('http://localhost:3025')).toEqual(['http://localhost:3025'])
  expect(gatewayHosts('https://pagos.pasarela.example')).toEqual([
    'https://pagos.pasarela.example',
    'https://*.pasarela.example',
  ])
  expect(gatewayHosts('https://pasarela.example')).toEqual(['https://pasarela.example'])
})
