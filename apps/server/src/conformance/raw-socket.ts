import { connect } from 'node:net'

export type RawReply = {
  status: number
  headers: string
  body: string
}

/** Sends bytes as they are to a listening shop and gives its first reply once it closes the connection. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<RawReply> {
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => void chunks.push(chunk))
    socket.once('close', () => resolve(Buffer.concat(chunks).toString()))
    // A server that cuts a connection whose bytes it has not read resets it; what it said before counts.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
  })
  const [head = '', ...rest] = text.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), headers: head, body: rest.join('\r\n\r\n') }
}
