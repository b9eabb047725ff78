import { Agent, request } from 'node:http'

/** As many as are ever asked at once keep their connections, as a proxy before a shop does. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const timeoutSeconds = 120

export type Asked = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** Asks a shop uncompressed, at as little cost as there can be on this side. */
export function ask(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, method, headers, timeout: timeoutSeconds * 1000 }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('error', reject)
      reply.on('end', () => {
        const { statusCode: status = 0, headers: answered } = reply
        resolve({ status, headers: answered, body: Buffer.concat(chunks).toString() })
      })
    })
    asking.on('timeout', () => asking.destroy(new Error(`${url} did not answer.`)))
    asking.on('error', (error: NodeJS.ErrnoException) => {
      // A connection that the shop closed while it rested, just as it was used again: nothing was heard of the request.
      if (asking.reusedSocket && error.code === 'ECONNRESET')
        resolve(ask(url, { method, headers, ...(body !== undefined && { body }) }))
      else reject(error)
    })
    asking.end(body)
  })
}
