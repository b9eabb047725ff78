import { connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { allowBody, bodyMs, boundBodies } from './slow-bodies.ts'

/** A server that cuts bodies after 50 ms, but for those of `/large`. */
async function listening() {
  const app = fastify()
  boundBodies(app, 50)
  app.post('/usual', async ({ body }) => body)
  const onRequest = async (request: Parameters<typeof allowBody>[0]) => allowBody(request, 600_000)
  app.post('/large', { onRequest }, async ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as { port: number }
  return port
}

/** A request that has begun; `reply` is all that comes until the other side ends it. */
function begin(port: number, path: string): { socket: Socket; reply: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  const lines = ['Host: tienda', 'Connection: close', 'Content-Type: application/json', 'Content-Length: 7']
  socket.write([`POST ${path} HTTP/1.1`, ...lines, '', '{"a"'].join('\r\n'))
  const reply = new Promise<string>((resolve, reject) => {
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('end', () => resolve(said)).on('error', reject)
  })
  return { socket, reply }
}

test('a body that stops coming is cut, and a large one that was allowed may take its time', async () => {
  const port = await listening()
  const large = begin(port, '/large')
  expect(await begin(port, '/usual').reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*INVALID_REQUEST/)
  // It began before, and is not cut yet.
  large.socket.write(':1}')
  expect(await large.reply).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"a":1\}$/)
})

test('a picture of 25 MB comes over a line of half a megabit, and a form within its 30 seconds', () => {
  expect(bodyMs((25_000_000 * 4) / 3)).toBeGreaterThan(((25_000_000 * 4 * 8) / 3 / 0.5e6) * 1000)
  expect(bodyMs(0)).toBe(30_000)
})
