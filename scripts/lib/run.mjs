import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { Problem, root } from './project.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** What a program may do at another signal does not end it. */
const OTHER_SIGNALS = ['SIGUSR2']

/** Runs a program in the terminal until it ends, and returns its exit code. */
export function run(command, args, options = {}) {
  return step(spawn(command, args, { cwd: root, stdio: 'inherit', ...options }))
}

/** Runs a program whose failure ends everything with `problem`; its output is shown only then. */
export async function runQuietly(command, args, problem, options = {}) {
  const { code, output } = await capture(command, args, options)
  if (code === 0) return
  process.stderr.write(output)
  throw new Problem(problem)
}

/** Runs a program and returns its exit code and all that it printed. */
export async function capture(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return { code: await step(child), output }
}

/**
 * Runs a program that ends when it is asked to: every signal to this process is passed on, and this one
 * ends after it, with its exit code. The channel between them tells the program if this process is killed. With a
 * `niceness`, of 0 to 19, others have the processors before it and what it starts. `onStop` is called where it was asked to end.
 */
export async function supervise(command, args, { niceness = 0, onStop = () => {}, ...options } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...options,
  })
  if (niceness > 0 && child.pid) setPriority(child.pid, niceness)
  for (const signal of OTHER_SIGNALS) process.on(signal, () => child.kill(signal))
  const watch = whenNpmIsKilled(() => {
    onStop()
    child.kill('SIGTERM')
  })
  try {
    const { code, signal } = await ending(child)
    if (signal) onStop()
    return code
  } finally {
    clearInterval(watch)
  }
}

/** The end of one of several programs: a signal ends it and, after it, this process, so nothing follows. */
async function step(child) {
  const { code, signal } = await ending(child)
  if (signal) process.exit(128 + constants.signals[signal])
  return code
}

/** A killed npm cannot pass a signal on, and what it ran gets another parent. */
function whenNpmIsKilled(stop) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  return setInterval(() => process.ppid !== parent && stop(), 500)
}

/** Passes every signal to this process on to a program until that ends; `signal` is the last one passed. */
async function ending(child) {
  let passed
  const pass = (signal) => {
    passed = signal
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
    })
    return { code, signal: passed }
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass)
  }
}
