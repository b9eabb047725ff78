import { EmbeddedError, systemCode } from '#embedded-postgres/embedded-error.ts'
import { BackupError } from './backups/backup-error.ts'
import { MigrationError } from './db/migrate.ts'
import { logError } from './http/logging/log-error.ts'

/** The shop cannot start; the message is one plain sentence that says what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** What a database says once it is reached, by its code. */
const databaseTexts: Record<string, string> = {
  '42501':
    'The database does not let the user of DATABASE_URL make what the shop needs: make that user its owner (ALTER DATABASE … OWNER TO …).',
  '25006': 'The database takes no writes: name its primary in DATABASE_URL.',
  '53100': 'The disk of the database is full: free some space, and try again.',
}

/**
 * The sentence with which a start that failed ends, or a command: never a stack trace, never a secret, nor the values of a
 * statement. What nothing is known of follows `failed`.
 */
export function sentenceOf(error: unknown, failed = 'Huella could not start'): string {
  const plain = [StartError, EmbeddedError, MigrationError, BackupError]
  if (error instanceof Error && plain.some((kind) => error instanceof kind)) return error.message
  const { code = '', message } = logError(error)
  if (message.startsWith('Connection terminated'))
    return 'The database ended the connection: look at its log (without DATABASE_URL, postgres.log in DATA_DIR) and whether its disk is full.'
  return databaseTexts[code] ?? `${failed}: ${message.replace(/\.$/, '')}.`
}

const unknownIssuer =
  'nobody whom this machine trusts has signed its certificate: name the provider’s in DATABASE_URL (sslmode=verify-full&sslrootcert=/…/ca.pem), or let any do (sslmode=no-verify)'

const unreachableTexts: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: start it, or correct DATABASE_URL',
  ENOTFOUND: 'there is no such host: correct DATABASE_URL',
  EAI_AGAIN: 'the name of the host cannot be resolved now: check the network, or correct DATABASE_URL',
  ETIMEDOUT: 'it does not answer: check the network, or correct DATABASE_URL',
  ECONNRESET: 'it closed the connection: look at its log, or correct DATABASE_URL',
  '25006': 'it is a copy, which takes no writes: name its primary in DATABASE_URL',
  '28P01': 'it refuses the password: correct DATABASE_URL',
  '28000': 'it refuses this user: correct DATABASE_URL',
  '3D000': 'it has no database of that name: make one, or correct DATABASE_URL',
  '53300': 'it has no connection left: raise its max_connections',
  '57P03': 'it is starting or stopping: try again in a moment',
  SELF_SIGNED_CERT_IN_CHAIN: unknownIssuer,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  CERT_HAS_EXPIRED: 'its certificate has expired: renew it, and look at the clock of this machine',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is of another name: name the host in DATABASE_URL as the certificate does, or let any do (sslmode=no-verify)',
}

/** What has no code of its own. PostgreSQL names the encryption that there was also where its lack is not what it minds. */
const saidOfEncryption: [RegExp, string][] = [
  [
    /no encryption|SSL off/,
    'nothing there lets this user in from here unencrypted: add ?sslmode=verify-full to DATABASE_URL, or a line to its pg_hba.conf',
  ],
  [/does not support SSL/, 'it takes no encrypted connections: leave sslmode out of DATABASE_URL'],
]

/** What went wrong with the first connection to the database at `url`, whose password is not repeated. */
export function unreachableDatabase(url: string, error: unknown): StartError {
  const { host, pathname } = new URL(url)
  const code = codesOf(error).find((candidate) => candidate in unreachableTexts) ?? ''
  const reason = error instanceof Error && error.message ? error.message : 'it does not answer'
  const ofEncryption = saidOfEncryption.find(([said]) => said.test(reason))?.[1]
  const advice = ofEncryption ?? unreachableTexts[code] ?? `${reason}: correct DATABASE_URL`
  return new StartError(`The database ${pathname.slice(1)} at ${host} cannot be used, ${advice}.`, {
    cause: error,
  })
}

/** An address with several numbers fails with one error for each. */
function codesOf(error: unknown): string[] {
  const errors = error instanceof AggregateError ? error.errors : [error]
  return errors.map(systemCode).filter((code) => code !== undefined)
}

/** Why the shop cannot listen. */
export function cannotListen(host: string, port: number, error: unknown): StartError {
  const code = systemCode(error)
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use: end the program that uses it, or set PORT to another.`,
    EACCES: `Port ${port} is not allowed for this user: set PORT to 1024 or above.`,
    EADDRNOTAVAIL: `${host} is no address of this machine: correct HOST.`,
    ENOTFOUND: `${host} is no address of this machine: correct HOST.`,
  }
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(sentences[code ?? ''] ?? `The shop cannot listen on ${host}:${port} (${reason}).`, {
    cause: error,
  })
}
