import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'

/** Shoppers have the processors before it. */
const niceness = 10

/**
 * Runs a program of the server's folder in a process of its own, with the settings of this one. Rejects with what it complained
 * of where it does not end well; `what` it is begins that sentence.
 */
export function runProgram(name: string, what: string, environment = process.env): Promise<void> {
  const program = join(import.meta.dirname, '..', name)
  const child = spawn(process.execPath, [...process.execArgv, program], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment,
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${what} ended with ${code ?? signal}: ${complaint.trim()}`))
    })
  })
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness)
  } catch {
    // It has ended already, or goes on as it is.
  }
  return ended
}
