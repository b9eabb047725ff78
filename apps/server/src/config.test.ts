import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'

const configOf = (environment: Record<string, string>) => {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(parsed.problems.join(' '))
  return parsed.config
}

describe('parseConfig', () => {
  test('[S9.2] a shop without settings has all it needs', () => {
    const config = configOf({})
    expect(config).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      demo: true,
      defaultLanguage: 'en',
      storeLanguage: 'es',
      hold: {
        transferHours: 48,
        unprovenTransferHours: 24,
        onlineMinutes: 60,
        pickupDays: 3,
      },
      dataLayer: 'remote',
      sessionSecret: undefined,
      development: false,
    })
    expect(config.dataDir).toBe(join(process.cwd(), '.data'))
    expect(config.bank).toBeNull()
  })

  test('the proxies that are trusted are none, so many of them, or those at addresses', () => {
    expect(configOf({}).trustProxy).toBe(false)
    expect(configOf({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(configOf({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
    for (const wrong of ['0', '12', 'true', 'proxy.example', '10.0.0.0/33', '10.0.0.0/0', '::1,']) {
      expect(parseConfig({ TRUST_PROXY: wrong })).toMatchObject({ ok: false })
    }
  })

  test('the processes of a machine share what it may hold', () => {
    expect(configOf({})).toMatchObject({ processes: 1, work: 'on', drainMs: 0, poolSize: 10 })
    const four = configOf({ PROCESSES: '4', DATABASE_CONNECTIONS: '40', MAX_CONNECTIONS: '1001' })
    expect(four).toMatchObject({ processes: 4, poolSize: 5, connections: { maxConnections: 251 } })
    // So many as eight connections are enough for, whatever the machine has.
    expect(configOf({ PROCESSES: 'auto', DATABASE_CONNECTIONS: '15' })).toMatchObject({ processes: 1 })
    expect(configOf({ PROCESSES: '20', DATABASE_CONNECTIONS: '80' })).toMatchObject({ poolSize: 3 })
    for (const wrong of ['0', '65', '-1', 'many', '2.5']) {
      expect(parseConfig({ PROCESSES: wrong })).toEqual({
        ok: false,
        problems: ['PROCESSES must be auto or a whole number of processes from 1 to 64.'],
      })
    }
  })

  test('an address without a pooler is of use beside one with it', () => {
    const direct = 'postgres://huella@db.example/huella'
    expect(parseConfig({ DATABASE_DIRECT_URL: direct })).toEqual({
      ok: false,
      problems: ['DATABASE_DIRECT_URL must be set together with DATABASE_URL.'],
    })
    const both = configOf({
      DATABASE_DIRECT_URL: direct,
      DATABASE_URL: 'postgres://huella@pool.example/huella',
    })
    expect(both).toMatchObject({ directDatabaseUrl: direct, preparesStatements: true })
  })

  test('a database that is asked for encryption is asked who it is, unless the address says otherwise itself', () => {
    const address = 'postgres://luna:sslmode=require@db.example/huella'
    const asRead = (query: string) =>
      configOf({
        DATABASE_URL: address + query,
        DATABASE_DIRECT_URL: address + query,
        DATABASE_READ_URL: `${address}, ${address}${query}`,
      })
    for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full']) {
      const url = `${address}?a=b&sslmode=verify-full&sslrootcert=/ca.pem`
      expect(asRead(`?a=b&sslmode=${mode}&sslrootcert=/ca.pem`)).toMatchObject({
        databaseUrl: url,
        directDatabaseUrl: url,
        readUrls: [address, url],
      })
    }
    for (const query of ['?sslmode=no-verify', '?sslmode=disable', '?uselibpqcompat=true&sslmode=require'])
      expect(asRead(query).databaseUrl).toBe(address + query)
  })

  test('an empty setting is one that is not set', () => {
    expect(configOf({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  test('the public address follows the port and loses a slash at its end', () => {
    expect(configOf({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(configOf({ PUBLIC_URL: 'https://tienda.example/' }).publicUrl).toBe('https://tienda.example')
  })

  test('lists everything that is wrong at once, in words, and repeats no secret', () => {
    const parsed = parseConfig({
      PORT: '70000',
      PUBLIC_URL: 'tienda.example',
      DATABASE_URL: 'mysql://root:hunter2@db/shop',
      REDIS_URL: 'http://hunter2@cache',
      SESSION_SECRET: 'hunter2',
      DEFAULT_LANGUAGE: 'fr',
      SMTP_URL: 'hunter2',
      HOLD_HOURS: '0',
    })
    expect(parsed.ok).toBe(false)
    if (parsed.ok) return
    expect(parsed.problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'REDIS_URL',
      'SESSION_SECRET',
      'DEFAULT_LANGUAGE',
      'SMTP_URL',
      'HOLD_HOURS',
    ])
    expect(parsed.problems).toContain('PORT must be a whole number from 0 to 65535.')
    expect(parsed.problems.join()).not.toContain('hunter2')
  })

  test('a password whose signs cut the address is told how they are written', () => {
    for (const name of ['DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL', 'REDIS_URL']) {
      const scheme = { SMTP_URL: 'smtp', REDIS_URL: 'redis' }[name] ?? 'postgres'
      const problemsOf = (password: string) => {
        const parsed = parseConfig({ [name]: `${scheme}://luna@tienda.cl:${password}@db.example:587/shop` })
        return parsed.ok ? [] : parsed.problems.map((problem) => problem.split(' ')[0])
      }
      for (const password of ['p@s#w', 'a/b', '1/b', '1?b', 'p%zz', '100%'])
        expect({ password, names: problemsOf(password) }).toEqual({ password, names: [name] })
      for (const password of ['p%2Fb', 'a+b=', 'p@s', 'a:b']) expect(problemsOf(password)).toEqual([])
    }
    const parsed = parseConfig({ DATABASE_URL: 'postgres://luna:a/b@db.example/shop' })
    expect(parsed).toMatchObject({ problems: [expect.stringContaining('written %2F %3F %23 and %25')] })
  })
})

test('the file to fill in on a server is right as it is, and names settings that there are', async () => {
  const [file, table, containers] = await Promise.all(
    ['deploy/huella.env', 'README.md', 'compose.yaml'].map((path) => readFile(resolve(path), 'utf8')),
  )
  const lines = [...(file?.matchAll(/^(#?)([A-Z][A-Z0-9_]*)=(.*)$/gm) ?? [])]
  const unknown = lines
    .map(([, , name = '']) => name)
    .filter((name) => !table?.includes(`\n| \`${name}\` |`) && !containers?.includes(`\${${name}:?`))
  expect(unknown).toEqual([])
  const set = lines.filter(([, off]) => off === '').map(([, , name = '', value = '']) => [name, value])
  expect(set.length).toBeGreaterThan(8)
  expect(parseConfig(Object.fromEntries(set))).toMatchObject({ ok: true })
})

test('a gateway is set whole or not at all, and its secret is in no complaint', () => {
  const whole = {
    WEBPAY_URL: 'https://pasarela.example',
    WEBPAY_COMMERCE_CODE: '597000000001',
    WEBPAY_API_KEY: 'un-secreto-que-no-se-dice',
  }
  const parsed = parseConfig({ ...whole, WEBPAY_TIMEOUT_SECONDS: '7' })
  expect(parsed).toMatchObject({
    ok: true,
    config: { webpay: { url: whole.WEBPAY_URL, commerceCode: whole.WEBPAY_COMMERCE_CODE, timeoutMs: 7000 } },
  })
  expect(parseConfig({})).toMatchObject({ ok: true, config: { webpay: undefined } })
  for (const missing of Object.keys(whole)) {
    const refused = parseConfig({ ...whole, [missing]: '' })
    expect(refused).toEqual({
      ok: false,
      problems: ['WEBPAY_URL must be set together with WEBPAY_COMMERCE_CODE and WEBPAY_API_KEY.'],
    })
  }
  const wrong = parseConfig({
    ...whole,
    WEBPAY_URL: 'https://pasarela.example/api',
    WEBPAY_COMMERCE_CODE: 'x',
    METRICS_TOKEN: 'corto',
  })
  expect(wrong.ok).toBe(false)
  expect(JSON.stringify(wrong)).not.toContain(whole.WEBPAY_API_KEY)
})

test('a courier has its keys or is none, and no key is ever repeated', () => {
  const whole = {
    CHILEXPRESS_URL: 'https://courier.example',
    CHILEXPRESS_COVERAGE_KEY: 'una-clave-que-no-se-dice',
    CHILEXPRESS_RATING_KEY: 'otra-clave-que-no-se-dice',
  }
  const read = (changes: Record<string, string>) => parseConfig({ ...whole, ...changes })
  expect(
    read({
      CHILEXPRESS_CARD_NUMBER: '18000000',
      CHILEXPRESS_ORDERS_KEY: 'una-tercera-clave-que-no-se-dice',
    }),
  ).toMatchObject({
    ok: true,
    config: {
      chilexpress: {
        url: whole.CHILEXPRESS_URL,
        keys: {
          coverage: whole.CHILEXPRESS_COVERAGE_KEY,
          rating: whole.CHILEXPRESS_RATING_KEY,
          orders: 'una-tercera-clave-que-no-se-dice',
        },
        origin: 'LAFL',
        cardNumber: '18000000',
        timeoutMs: 3000,
      },
    },
  })
  for (const missing of Object.keys(whole)) {
    expect(read({ [missing]: '' })).toEqual({
      ok: false,
      problems: [
        'CHILEXPRESS_URL must be set together with CHILEXPRESS_COVERAGE_KEY and CHILEXPRESS_RATING_KEY.',
      ],
    })
  }
  const wrong = read({ CHILEXPRESS_ORIGIN: 'La Florida', CHILEXPRESS_CARD_NUMBER: 'x' })
  expect(wrong.ok).toBe(false)
  expect(JSON.stringify(wrong)).not.toContain('que-no-se-dice')
})

test('a backup that leaves this machine is encrypted, and its key is in no complaint', () => {
  const key = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`
  expect(configOf({ DATA_DIR: '/srv/huella' })).toMatchObject({
    media: '/srv/huella/media',
    backup: { to: '/srv/huella/backups', key: undefined, cron: undefined, keepDays: 30 },
  })
  const bucket = { BACKUP_TO: 's3://copias/tienda', BACKUP_CRON: '30 7 * * *', MEDIA: 's3://fotos' }
  expect(configOf({ ...bucket, BACKUP_KEY: key })).toMatchObject({
    media: 's3://fotos',
    backup: { to: 's3://copias/tienda', key, cron: '30 7 * * *' },
  })
  expect(configOf({ BACKUP_CRON: 'off' }).backup.cron).toBe('off')
  expect(parseConfig(bucket)).toEqual({
    ok: false,
    problems: ['BACKUP_TO must be a folder unless BACKUP_KEY is set: what leaves this machine is encrypted.'],
  })
  const within = [
    { MEDIA: 's3://fotos', BACKUP_TO: 's3://fotos/copias' },
    { MEDIA: 's3://fotos/copias/', BACKUP_TO: 's3://fotos' },
    { MEDIA: 's3://fotos', BACKUP_TO: 's3://fotos/' },
    { MEDIA: '/srv/fotos', BACKUP_TO: '/srv/fotos/../fotos/copias' },
    { MEDIA: '/srv/copias/fotos', BACKUP_TO: '/srv/copias/' },
    { DATA_DIR: '/srv', BACKUP_TO: '/srv/media' },
    { DATA_DIR: '/srv', BACKUP_TO: '/srv' },
  ]
  for (const places of within)
    expect(parseConfig({ ...places, BACKUP_KEY: key })).toEqual({
      ok: false,
      problems: [
        'BACKUP_TO must stand apart from MEDIA, neither of them inside the other: files of one would be taken for those of the other.',
      ],
    })
  const apart = { MEDIA: 's3://fotos/a', BACKUP_TO: 's3://fotos/ab', BACKUP_KEY: key }
  expect(configOf(apart)).toMatchObject({ media: 's3://fotos/a', backup: { to: 's3://fotos/ab' } })
  const wrong = parseConfig({
    BACKUP_KEY: 'hunter2',
    BACKUP_CRON: 'nightly',
    MEDIA: 's3://NO',
    S3_KEY_ID: 'abc',
  })
  expect(wrong).toMatchObject({ ok: false })
  expect(JSON.stringify(wrong)).not.toContain('hunter2')
  for (const never of ['30 25 * * *', '0 7 31 2 *'])
    expect(parseConfig({ BACKUP_CRON: never })).toMatchObject({
      problems: [expect.stringMatching(/^BACKUP_CRON must be a cron of five fields/)],
    })
})
