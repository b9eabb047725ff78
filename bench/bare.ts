import { fork } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import type { RecordedReply } from './bare-server.ts'

/** What the server itself sets for each reply. */
const ownHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** A reply of the shop as it goes out, compressed, with all its headers. */
export async function record(shopUrl: string, path: string): Promise<RecordedReply> {
  return new Promise((resolve, reject) => {
    request(shopUrl + path, { headers: { 'accept-encoding': 'br' } }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        if (reply.statusCode !== 200) return reject(new Error(`${path} answers ${reply.statusCode}.`))
        const headers: Record<string, string> = {}
        for (const [name, value] of Object.entries(reply.headers)) {
          if (typeof value === 'string' && !ownHeaders.has(name)) headers[name] = value
        }
        resolve({ path, headers, body: Buffer.concat(chunks).toString('base64') })
      })
    })
      .on('error', reject)
      .end()
  })
}

/** A bare Fastify in a process of its own that sends recorded bytes: the yardstick for reads. */
export async function openBareServer(replies: RecordedReply[]): Promise<{ url: string; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'))
  child.send(replies)
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)))
    child.once('exit', () => reject(new Error('The bare server did not start.')))
  })
  return { url, stop: () => void child.disconnect() }
}
