import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until } from '#testing/until.ts'
import { logPath } from './log-path.ts'

const file = join(import.meta.dirname, '../../../../../deploy/Caddyfile')
const hasCaddy = spawnSync('caddy', ['version']).status === 0

const token = '0f'.repeat(16)
const addresses = [
  '/shop/products/filtro-de-aire-10',
  `/shop/checkout/${token}`,
  `/pago/resultado/${token.toUpperCase()}/x`,
  '/api/ver-producto?correo=camila@correo.cl',
  '/api/Loginclientes?password=palabra',
  '/clientes/camila@correo.cl/',
  '/clientes/camila%40correo.cl',
  '/rut/12.345.678-5',
  '/tel/+56%209%201234%205678',
]

test('Caddy’s log hides of an address what the shop’s own log hides', () => {
  const text = readFileSync(file, 'utf8')
  const [, pattern = ''] = /request>uri regexp `(.+)` :hidden\n/.exec(text) ?? []
  const logged = (address: string) => address.replace(new RegExp(pattern, 'g'), ':hidden')
  for (const address of addresses) {
    const path = logPath(address).replace(/:(?:token|mail|number)/, ':hidden')
    expect(logged(address)).toBe(address.includes('?') ? `${path}:hidden` : path)
  }
  for (const field of ['request>headers>Referer', 'resp_headers>Location', 'request>headers>Authorization'])
    expect(text).toContain(`${field} delete\n`)
})

const listen = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A port that nobody has at the moment. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}

if (hasCaddy)
  test('where Caddy is installed, nothing of it stands in what it says, whether the shop answers or not', async () => {
    const home = mkdtempSync(join(tmpdir(), 'huella-caddy-'))
    // Whatever is posted goes unanswered; Caddy does not try it again, since it might have been done.
    const shop = createServer((request, reply) => {
      if (request.method === 'POST') return request.socket.destroy()
      const headers = { location: `/pago/resultado/${token}`, 'set-cookie': 'huella=galleta' }
      return reply.writeHead(302, headers).end()
    })
    let caddy: ChildProcess | undefined
    try {
      const [port, upstream] = [await freePort(), await listen(shop)]
      const said: string[] = []
      caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
        env: {
          ...process.env,
          ...{ XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, CADDY_ADMIN: `unix/${join(home, 'admin')}` },
          ...{ SHOP_HOST: `http://127.0.0.1:${port}`, SHOP_UPSTREAM: `127.0.0.1:${upstream}` },
        },
      })
      caddy.stderr?.setEncoding('utf8').on('data', (text) => said.push(text))
      const ask = (address: string, method = 'GET') =>
        fetch(`http://127.0.0.1:${port}${address}`, {
          method,
          redirect: 'manual',
          headers: {
            ...{ referer: `https://tienda.example/olvide?token=${token}`, authorization: 'Bearer llave' },
            cookie: 'huella=galleta',
          },
        })
      await until(() => ask('/'))
      for (const address of addresses) await ask(address)
      for (const address of addresses) expect((await ask(address, 'POST')).status).toBe(502)
      const lines = () => said.join('').split('\n')
      const ofAll = 2 * addresses.length
      await expect
        .poll(() => lines().filter((line) => line.includes('http.log.')).length)
        .toBeGreaterThan(ofAll)
      caddy.kill()
      await once(caddy, 'exit')
      const secrets = /0f0f0f|correo|palabra|camila|12\.345\.678|%201234%20|galleta|llave|olvide/i
      expect(
        said
          .join('')
          .split('\n')
          .filter((line) => secrets.test(line)),
      ).toEqual([])
    } finally {
      caddy?.kill()
      shop.close()
      rmSync(home, { recursive: true, force: true })
    }
  })
