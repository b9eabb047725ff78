import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { chooseIdentity, type Identity } from '#embedded-postgres/unprivileged.ts'
import { type Binaries, begin, finish, freePort, type Program } from './programs.ts'

const user = 'huella'
const password = 'cluster'

export type Server = { program: Program; port: number; url: string }

/** Where a database of the cluster is asked. */
export const urlAt = (port: number) => `postgres://${user}:${password}@127.0.0.1:${port}/huella`

/** A folder of its own for a program, and as whom it runs there: who may be a database may be anything here. */
export async function folderFor(
  root: string,
  name: string,
  binary: string,
): Promise<{ folder: string; identity: Identity }> {
  const folder = join(root, name)
  mkdirSync(folder, { mode: 0o700 })
  return { folder, identity: await chooseIdentity(folder, binary) }
}

function writeFor({ owner }: Identity, path: string, text: string): string {
  writeFileSync(path, text, { mode: 0o600 })
  if (owner !== undefined) chownSync(path, owner, owner)
  return path
}

/** Asks until it is answered; throws with the last refusal after half a minute. */
export async function whenAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === 300) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // It may be ended on purpose.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

export const serving = (postgres: string, data: string, port: number): string[] => [
  postgres,
  ...['-D', data, '-p', String(port), '-h', '127.0.0.1'],
  ...[
    'unix_socket_directories=',
    'jit=off',
    'wal_level=replica',
    'hot_standby=on',
    'max_connections=60',
  ].flatMap((setting) => ['-c', setting]),
]

/** A database that lets copies of it be made. */
export async function startPrimary(
  root: string,
  { initdb, postgres }: Pick<Binaries, 'initdb' | 'postgres'>,
): Promise<Server> {
  const { folder, identity } = await folderFor(root, 'primary', postgres)
  const secret = writeFor(identity, join(folder, 'password'), password)
  const data = join(folder, 'data')
  const options = [
    '-D',
    data,
    '-U',
    user,
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C',
  ]
  await finish([initdb, ...options], identity)
  const port = await freePort()
  const program = begin('primary', serving(postgres, data, port), { identity })
  await whenAnswered(() => query(urlAt(port).replace(/huella$/, 'postgres'), 'CREATE DATABASE huella'))
  return { program, port, url: urlAt(port) }
}

/** A streaming copy, as it is made of any server. */
export async function startReplica(root: string, binaries: Binaries, primary: Server): Promise<Server> {
  const { folder, identity } = await folderFor(root, 'replica', binaries.postgres)
  const data = join(folder, 'data')
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', user]
  const env = { PGPASSWORD: password }
  await finish(
    [binaries.pg_basebackup, ...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast'],
    identity,
    env,
  )
  const port = await freePort()
  const program = begin('replica', serving(binaries.postgres, data, port), { identity, env })
  await whenAnswered(() => query(urlAt(port), 'SELECT 1'))
  return { program, port, url: urlAt(port) }
}

/** PgBouncer in transaction mode before what listens on a port; `restart` begins it again at its own once it has ended. */
export async function startPooler(
  root: string,
  { pgbouncer, postgres }: Pick<Binaries, 'pgbouncer' | 'postgres'>,
  databasePort: number,
): Promise<Server & { restart(): Program }> {
  const { folder, identity } = await folderFor(root, 'pooler', postgres)
  const port = await freePort()
  const users = writeFor(identity, join(folder, 'users.txt'), `"${user}" "${password}"\n`)
  const settings = [
    '[databases]',
    `huella = host=127.0.0.1 port=${databasePort} dbname=huella`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    `admin_users = ${user}`,
    'pool_mode = transaction',
    'default_pool_size = 6',
    'max_client_conn = 200',
    'server_login_retry = 1',
  ]
  const file = writeFor(identity, join(folder, 'pgbouncer.ini'), settings.join('\n'))
  const restart = () => begin('pooler', [pgbouncer, file], { identity })
  const program = restart()
  await whenAnswered(() => query(urlAt(port), 'SELECT 1'))
  return { program, port, url: urlAt(port), restart }
}

/** HAProxy: shoppers go to whichever shop is ready, and whoever wants the database to the copy once the database is gone. */
export async function startBalancer(
  root: string,
  { haproxy, postgres }: Binaries,
  { shops, databases }: { shops: readonly number[]; databases: readonly number[] },
): Promise<{ shopPort: number; databasePort: number; databaseUrl: string }> {
  const { folder, identity } = await folderFor(root, 'balancer', postgres)
  const [shopPort, databasePort] = [await freePort(), await freePort()]
  const settings = [
    'defaults',
    '  timeout connect 2s',
    // One that answers late is there all the same: by the interval alone a busy machine would take away the last of them.
    '  timeout check 10s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen shops',
    '  mode http',
    `  bind 127.0.0.1:${shopPort}`,
    '  balance roundrobin',
    '  option httpchk GET /ready',
    '  option redispatch',
    ...shops.map((port, index) => `  server shop${index} 127.0.0.1:${port} check inter 300 fall 1 rise 1`),
    'listen database',
    '  mode tcp',
    `  bind 127.0.0.1:${databasePort}`,
    ...databases.map(
      (port, index) =>
        `  server database${index} 127.0.0.1:${port} check inter 300 fall 1 on-marked-down shutdown-sessions${index > 0 ? ' backup' : ''}`,
    ),
    '',
  ]
  const file = writeFor(identity, join(folder, 'haproxy.cfg'), settings.join('\n'))
  begin('balancer', [haproxy, '-db', '-f', file], { identity })
  await whenAnswered(() => query(urlAt(databasePort), 'SELECT 1'))
  return { shopPort, databasePort, databaseUrl: urlAt(databasePort) }
}
