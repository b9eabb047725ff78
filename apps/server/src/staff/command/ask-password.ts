import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CommandError } from './staff-command.ts'

/** A password from the terminal, without showing it and twice, or the first line of what is piped in. */
export async function askPassword(): Promise<string> {
  const { stdin, stderr } = process
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? ''
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: true })
  const ask = async (prompt: string) => {
    stderr.write(prompt)
    const line = await lines.question('')
    stderr.write('\n')
    return line
  }
  try {
    const password = await ask('Password: ')
    if ((await ask('Again: ')) !== password) throw new CommandError('These are not the same.')
    return password
  } finally {
    lines.close()
  }
}
