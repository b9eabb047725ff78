import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { trace } from '@opentelemetry/api'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { openTestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { createDatabase } from '../db/connection.ts'
import { whileDoing } from './asked.ts'
import { observeDatabase } from './observe-database.ts'
import { openTracing } from './open-tracing.ts'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** A collector on this machine, and what it has been sent. */
async function openCollector() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent
    for (const { scopeSpans } of sent.resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { spans, endpoint, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** Nothing is to be told. */
const refuse = (problem: string): never => {
  throw new Error(problem)
}

test('a trace leads from the browser’s call to the statements, and tells nothing of a person', async () => {
  const collector = await openCollector()
  const { endpoint } = collector
  const shop = await openTestShop({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } })
  const tracing = openTracing({ endpoint, service: 'huella', ratio: 1 }, refuse)
  const [traceId, browserSpan] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  try {
    const headers = {
      'content-type': 'application/json',
      traceparent: `00-${traceId}-${browserSpan}-01`,
      connection: 'close',
    }
    const body = JSON.stringify(guestForm('camila.secreta@correo.cl'))
    const url = `${await shop.app.listen({ port: 0 })}/api/RegistrarclientePedido?token_authentication=${defaultAppToken}`
    // A body that comes later than its head is read outside of what began with the head.
    const parts = (async function* () {
      yield body.slice(0, 10)
      await new Promise((resolve) => setImmediate(resolve))
      yield body.slice(10)
    })()
    const init = { method: 'POST', headers, body: Readable.toWeb(Readable.from(parts)), duplex: 'half' }
    expect((await fetch(url, init as unknown as RequestInit)).status).toBe(200)
    const seen = { llamada: 'RegistrarclientePedido', inicio: 1000, duracion: 84.5, estado: 200 }
    const told = { tramos: [{ traza: traceId, tramo: browserSpan, ...seen }] }
    expect((await testWire(shop.app).post('tramos-navegador', told)).statusCode).toBe(200)
  } finally {
    await tracing.close()
    await shop.close()
    await collector.close()
  }
  const ours = collector.spans.filter((span) => span.traceId === traceId)
  const call = ours.find(({ name }) => name === 'RegistrarclientePedido')
  expect(call?.parentSpanId).toBe(browserSpan)
  const browser = ours.find(({ name }) => name === 'browser RegistrarclientePedido')
  expect(browser).toMatchObject({
    spanId: browserSpan,
    startTimeUnixNano: '1000000000',
    endTimeUnixNano: '1084500000',
  })
  expect(browser?.parentSpanId).toBeUndefined()
  const written = ours.find(({ name }) => name === 'insert customers')
  expect(written?.parentSpanId).toBe(call?.spanId)
  expect(written?.attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue).toContain('$1')
  expect(written?.attributes.find(({ key }) => key === 'huella.pool')?.value.stringValue).toBe('primary')
  expect(JSON.stringify(collector.spans)).not.toMatch(/secreta|Camila|12345678/)
})

test('a collector that takes nothing is told of once, until it has taken something', async () => {
  let [status, asked] = [400, 0]
  const collector = createServer((request, response) => {
    asked += 1
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const told: string[] = []
  const tracing = openTracing({ endpoint, service: 'huella', ratio: 1 }, (problem) => void told.push(problem))
  /** As many as go out together, to what answers so. */
  async function send(answered: number): Promise<void> {
    status = answered
    const before = asked
    for (let at = 0; at < 512; at += 1) trace.getTracer('away').startSpan('a job').end()
    await expect.poll(() => asked).toBe(before + 1)
  }
  try {
    for (const answered of [400, 400, 200, 400]) await send(answered)
  } finally {
    await tracing.close()
    await new Promise((resolve) => collector.close(resolve))
  }
  const once = expect.stringMatching(/^Traces are lost, OTEL_EXPORTER_OTLP_ENDPOINT: /)
  expect(told).toEqual([once, once])
})

test('a statement that takes long is told with what it was run for and without its values', async () => {
  const { url, drop } = await createTestDatabase({ bare: true })
  const database = createDatabase(url, { max: 1 })
  const copies = [createDatabase(url, { max: 1 }), createDatabase(url, { max: 1 })]
  const told: object[] = []
  const register = new Registry()
  let figures = ''
  const observe = (slowStatementMs: number) =>
    observeDatabase(
      { primary: database, copies },
      {
        config: { slowStatementMs, tracing: null },
        log: { slow: (statement) => told.push(statement) },
        register: slowStatementMs === 50 ? register : new Registry(),
      },
    )
  try {
    observe(60_000)
    await database.pool.query('SELECT 1')
    observe(50)
    await whileDoing('sweep-mails', async () => {
      const client = await database.pool.connect()
      await client.query('SELECT pg_sleep(0.06)')
      client.release()
    })
    // Who waits for the one connection gets it from somebody else.
    await Promise.all(
      ['one', 'other'].map((job) =>
        whileDoing(job, () => database.pool.query('SELECT pg_sleep(0.06), $1::text', ['camila@correo.cl'])),
      ),
    )
    for (const copy of copies) await whileDoing('a-list', () => copy.pool.query('SELECT pg_sleep(0.06)'))
    figures = await register.metrics()
  } finally {
    for (const each of [database, ...copies]) await each.close()
    await drop()
  }
  const [alone, withValue] = ['SELECT pg_sleep(0.06)', 'SELECT pg_sleep(0.06), $1::text']
  const reqId = expect.stringMatching(/^[0-9a-f-]{36}$/)
  const ms = expect.any(Number)
  expect(told).toEqual([
    { call: 'sweep-mails', reqId, pool: 'primary', ms, statement: alone },
    { call: 'one', reqId, pool: 'primary', ms, statement: withValue },
    { call: 'other', reqId, pool: 'primary', ms, statement: withValue },
    { call: 'a-list', reqId, pool: 'copy', ms, statement: alone },
    { call: 'a-list', reqId, pool: 'copy', ms, statement: alone },
  ])
  expect(figures).toContain('huella_slow_statements_total{call="sweep-mails",pool="primary"} 1')
  expect(figures).toContain('huella_slow_statements_total{call="a-list",pool="copy"} 2')
  expect(figures).toContain('huella_pool_connections{pool="primary",state="open"} 1')
  expect(figures).toContain('huella_pool_connections{pool="copy",state="open"} 2')
})

test('a call waits for a connection where all are taken, and not where one lies there', async () => {
  const { url, drop } = await createTestDatabase({ bare: true })
  const database = createDatabase(url, { max: 2 })
  const register = new Registry()
  observeDatabase(
    { primary: database, copies: [] },
    { config: { slowStatementMs: 0, tracing: null }, log: { slow: () => undefined }, register },
  )
  const ask = () => database.pool.query('SELECT 1')
  const waiting = async () => /state="waiting"} (\d+)/.exec(await register.metrics())?.[1]
  try {
    await Promise.all([ask(), ask()])
    const atOnce = [ask(), ask()]
    expect(await waiting()).toBe('0')
    await Promise.all(atOnce)
    const held = await Promise.all([database.pool.connect(), database.pool.connect()])
    const late = ask()
    expect(await waiting()).toBe('1')
    for (const client of held) client.release()
    await late
  } finally {
    await database.close()
    await drop()
  }
})

test('the id of a request stands in its reply, in its mail, in the log and in what a shopper reads of an error', async () => {
  const lines: string[] = []
  const shop = await openTestShop({ log: (line) => lines.push(line) })
  try {
    const wire = testWire(shop.app)
    const asked = await wire.post('subcripcion-email', { email: 'camila@correo.cl' })
    expect(asked.statusCode).toBe(200)
    const { rows } = await shop.database.pool.query('SELECT request_id FROM mails')
    expect(rows).toEqual([{ request_id: asked.headers['x-request-id'] }])

    await shop.database.pool.query('ALTER TABLE customers RENAME TO away')
    const failed = await wire.post('RegistrarclientePedido', guestForm('camila@correo.cl'))
    expect(failed.statusCode).toBe(500)
    const id = `${failed.headers['x-request-id']}`
    expect(failed.json().message).toContain(`Código para contarnos: ${id.slice(0, 8)}.`)
    const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'unforeseen error')
    expect(logged.map(({ reqId }) => reqId)).toEqual([id])
  } finally {
    await shop.close()
  }
})

test('how fast pages were for people goes into the figures, and what no page can have is refused', async () => {
  const shop = await openTestShop({ environment: { METRICS_TOKEN: 'un-secreto-de-metricas' } })
  try {
    const wire = testWire(shop.app)
    const vitals = { pagina: 'producto', dispositivo: 'telefono', lcp: 980, inp: 48, cls: 0.02 }
    expect((await wire.post('vitales-pagina', vitals)).json()).toBe(true)
    expect(
      (await wire.post('vitales-pagina', { ...vitals, inp: undefined, cls: undefined })).statusCode,
    ).toBe(200)
    const refused = await wire.post('vitales-pagina', { ...vitals, pagina: '/shop/products/cama', lcp: -1 })
    expect(refused.json()).toMatchObject({
      error: 'INVALID_REQUEST',
      fields: { pagina: 'FIELD_INVALID', lcp: 'FIELD_INVALID' },
    })
    const headers = { authorization: 'Bearer un-secreto-de-metricas' }
    const { body } = await shop.app.inject({ url: '/metrics', headers })
    const of = '{page="product",device="phone"}'
    expect(body).toContain(`huella_page_lcp_seconds_count${of} 2`)
    expect(body).toContain(`huella_page_lcp_seconds_sum${of} 1.96`)
    expect(body).toContain(`huella_page_inp_seconds_sum${of} 0.048`)
    expect(body).toContain(`huella_page_cls_count${of} 1`)
  } finally {
    await shop.close()
  }
})

const figuresIn = async (path: string) => {
  const names = (await readFile(resolve(path), 'utf8')).match(/\b(?:huella|process|nodejs)_[a-z]\w+/g)
  return new Set(names?.map((name) => name.replace(/_(?:count|bucket)$/, '')))
}

test('what an alarm is for has a rule and a panel, and each rule says what is wrong', async () => {
  const alarms = await figuresIn('docs/alarms.md')
  const rules = 'ops/prometheus/huella.yml'
  for (const path of [rules, 'ops/grafana/huella.json']) {
    const shown = await figuresIn(path)
    expect({ path, lacks: [...alarms].filter((name) => !shown.has(name)) }).toEqual({ path, lacks: [] })
  }
  const text = await readFile(resolve(rules), 'utf8')
  const count = (pattern: RegExp) => text.match(pattern)?.length
  expect(count(/- alert: Huella\w+\n/g)).toBe(count(/- alert:/g))
  for (const part of [/expr: \S/g, /labels: \{ severity: (?:page|look) \}/g, /annotations: \{ summary: \S/g])
    expect(count(part)).toBe(count(/- alert:/g))
})

/** Of Prometheus; tried where the machine has it. */
const promtool = process.env.PROMTOOL ?? '/usr/bin/promtool'
const tried = existsSync(promtool) ? test : test.skip

tried('the rules tell of what goes wrong, and of nothing else', () => {
  const told = spawnSync(promtool, ['test', 'rules', 'ops/prometheus/huella.test.yml'], { encoding: 'utf8' })
  expect(told.stdout + told.stderr).toContain('SUCCESS')
})

test('what an alarm or a share is made of stands at 0 before it first happens', async () => {
  const shop = await openTestShop({ environment: { METRICS_TOKEN: 'un-secreto-de-metricas' } })
  try {
    const headers = { authorization: 'Bearer un-secreto-de-metricas' }
    const { body } = await shop.app.inject({ url: '/metrics', headers })
    expect(body).toContain('huella_payments_total{outcome="approved"} 0')
    for (const kind of ['call', 'desk', 'page', 'file'])
      expect(body).toContain(`huella_request_seconds_count{kind="${kind}",status="5xx"} 0`)
  } finally {
    await shop.close()
  }
})

test('the dashboard, the rules and the documents name figures that there are', async () => {
  const documents = [
    'ops/grafana/huella.json',
    'ops/prometheus/huella.yml',
    ...['alarms', 'observing', 'payments', 'shipping'].map((name) => `docs/${name}.md`),
  ]
  const asked = new Set((await Promise.all(documents.map(figuresIn))).flatMap((names) => [...names]))
  const register = new Registry()
  collectDefaultMetrics({ register })
  const shop = await openTestShop({
    environment: {
      METRICS_TOKEN: 'un-secreto-de-metricas',
      CHILEXPRESS_URL: 'http://127.0.0.1:9',
      CHILEXPRESS_COVERAGE_KEY: 'x'.repeat(32),
      CHILEXPRESS_RATING_KEY: 'x'.repeat(32),
    },
  })
  try {
    const headers = { authorization: 'Bearer un-secreto-de-metricas' }
    const { body } = await shop.app.inject({ url: '/metrics', headers })
    // What the parent of several processes tells besides: e2e/processes.test.ts.
    const ofParent = '# TYPE huella_processes_ended_total counter'
    const known = `${body}\n${await register.metrics()}\n${ofParent}`
    const unknown = [...asked].filter((name) => !new RegExp(`^# TYPE ${name} `, 'm').test(known))
    expect(unknown).toEqual([])
    expect(asked.size).toBeGreaterThan(15)
  } finally {
    await shop.close()
  }
})
