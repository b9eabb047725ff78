import autocannon from 'autocannon'
import type { WireRequest } from '#contract/wire-types.ts'
import { createPasswords } from '#server/customers/passwords/passwords.ts'
import { createDatabase } from '#server/db/connection.ts'
import { isRefusal } from '#server/refusals/refusal.ts'
import { type Measurement, median } from './measure.ts'

const loginsPerSecond = 20
const customers = 20
const rounds = 3
const seconds = 5
const connections = 8
const password = 'una-clave-bien-larga'
const emailOf = (index: number) => `medicion${index}@example.cl`

type Reads = {
  name: string
  path: string
  perSecond: number
  /** Whether each request has an address of its own, so that no cached reply serves it. */
  isNew: boolean
}

/**
 * How long a list takes, at a steady pace that leaves the shop room, without and with real logins beside it:
 * what Argon2id costs is to be paid by who signs in, and by nobody who reads.
 */
export async function measureLogins(
  shopUrl: string,
  databaseUrl: string,
  token: string,
): Promise<Measurement[]> {
  await makeCustomers(databaseUrl)
  const path = `/api/listar-productos?token_authentication=${token}&urlamigable_categoria=perros`
  const loads: Reads[] = [
    { name: 'list, cached', path, perSecond: 200, isNew: false },
    { name: 'list, not cached', path, perSecond: 25, isNew: true },
  ]
  const measurements: Measurement[] = []
  const logins: number[] = []
  for (const reads of loads) {
    await read(shopUrl, reads, 1)
    const pairs: { alone: number[]; beside: number[] }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const alone = await read(shopUrl, reads, seconds)
      const stop = signInSteadily(shopUrl, token)
      const beside = await read(shopUrl, reads, seconds)
      logins.push(...(await stop()))
      pairs.push({ alone, beside })
    }
    for (const share of [0.5, 0.99]) {
      const of = (key: 'alone' | 'beside') => median(pairs.map((pair) => quantile(pair[key], share)))
      const [value, yardstick] = [of('beside'), of('alone')]
      measurements.push({
        name: `${reads.name}: p${share * 100} beside ${loginsPerSecond} logins/s (yardstick: without)`,
        value,
        yardstick,
        unit: 'ms',
        ratio: value / yardstick,
      })
    }
  }
  for (const share of [0.5, 0.99]) {
    measurements.push({
      name: `login: p${share * 100} at ${loginsPerSecond} a second`,
      value: quantile(logins, share),
      unit: 'ms',
    })
  }
  return measurements
}

/** The times of all replies, in ms; anything but a 200 is a failure of the measurement. */
async function read(shopUrl: string, { path, perSecond, isNew }: Reads, duration: number): Promise<number[]> {
  const times: number[] = []
  const { non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: shopUrl,
      connections,
      duration,
      overallRate: perSecond,
      headers: { 'accept-encoding': 'br' },
      requests: [
        {
          path,
          ...(isNew && {
            setupRequest: (request) => ({ ...request, path: `${path}&vez=${crypto.randomUUID()}` }),
          }),
        },
      ],
    }
    const load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    load.on('response', (_client, _status, _bytes, ms) => void times.push(ms))
  })
  if (non2xx > 0 || errors > 0) {
    throw new Error(`${path} gave ${non2xx} replies other than 2xx and ${errors} errors.`)
  }
  return times
}

/** Begins to sign customers in at an even pace; stopping waits for those under way and gives their times in ms. */
function signInSteadily(shopUrl: string, token: string): () => Promise<number[]> {
  const url = `${shopUrl}/api/autentificar-usuario?token_authentication=${token}`
  const underWay: Promise<number>[] = []
  const timer = setInterval(() => {
    const request: WireRequest<'autentificar-usuario'> = {
      correo: emailOf(underWay.length % customers),
      contrasenia: password,
    }
    const one = signIn(url, request)
    // A failure is thrown where all are awaited.
    one.catch(() => undefined)
    underWay.push(one)
  }, 1000 / loginsPerSecond)
  return () => {
    clearInterval(timer)
    return Promise.all(underWay)
  }
}

async function signIn(url: string, request: object): Promise<number> {
  const start = performance.now()
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`A login answers ${reply.status}: ${text}`)
  return performance.now() - start
}

async function makeCustomers(databaseUrl: string): Promise<void> {
  const database = createDatabase(databaseUrl)
  try {
    const passwords = createPasswords()
    for (let index = 0; index < customers; index += 1) {
      const hash = await passwords.hash(password)
      if (isRefusal(hash)) throw new Error('The password was not hashed.')
      await database.pool.query(
        `WITH made AS (
           INSERT INTO customers (kind, email, first_name, terms_accepted_at, terms_version)
           VALUES ('customer', $1, 'Medición', now(), '1') RETURNING id)
         INSERT INTO customer_passwords (customer_id, hash) SELECT id, $2 FROM made`,
        [emailOf(index), hash],
      )
    }
  } finally {
    await database.close()
  }
}

/** The value under which that share of all values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
