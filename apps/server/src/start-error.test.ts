import { expect, test } from 'vitest'
import { sentenceOf, unreachableDatabase } from './start-error.ts'

const coded = (message: string, code?: string) => Object.assign(new Error(message), { code })
const queryOf = (cause: Error) =>
  Object.assign(
    new Error('Failed query: insert into people values ($1)\nparams: camila@example.cl', { cause }),
    {
      params: ['camila@example.cl'],
    },
  )

test('a start that fails ends with one sentence, which tells no values of a statement', () => {
  expect(sentenceOf(queryOf(coded('something is odd')))).toBe('Huella could not start: something is odd.')
  expect(sentenceOf(queryOf(coded('something is odd')), 'No backup was made')).toBe(
    'No backup was made: something is odd.',
  )
  expect(sentenceOf(new Error('It ended.'))).toBe('Huella could not start: It ended.')
  for (const [cause, advice] of [
    [coded('permission denied for schema public', '42501'), /make that user its owner/],
    [coded('cannot execute INSERT in a read-only transaction', '25006'), /name its primary/],
    [coded('could not extend file: No space left on device', '53100'), /free some space/],
    [coded('Connection terminated unexpectedly'), /look at its log/],
  ] as const)
    for (const error of [cause, queryOf(cause)]) {
      const sentence = sentenceOf(error)
      expect(sentence).toMatch(advice)
      expect(sentence).not.toMatch(/camila|\n/)
    }
})

test('what is wrong with the encryption of a database is told in one sentence, without its password', () => {
  for (const [error, advice] of [
    [coded('unable to verify the first certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'), /sslrootcert=/],
    [coded('self-signed certificate in certificate chain', 'SELF_SIGNED_CERT_IN_CHAIN'), /sslrootcert=/],
    [coded("Host: db. is not in the cert's altnames", 'ERR_TLS_CERT_ALTNAME_INVALID'), /of another name/],
    [coded('certificate has expired', 'CERT_HAS_EXPIRED'), /has expired/],
    [coded('The server does not support SSL connections'), /leave sslmode out/],
    [
      coded('no pg_hba.conf entry for host "::1", user "u", database "d", no encryption', '28000'),
      /lets this user in from here unencrypted: add \?sslmode.*, or a line to its pg_hba\.conf\.$/,
    ],
    [
      coded('no pg_hba.conf entry for host "::1", user "u", database "d", SSL off', '28000'),
      /add \?sslmode.*, or a line to its pg_hba\.conf\.$/,
    ],
    [coded('role "u" is not permitted to log in', '28000'), /refuses this user/],
  ] as const) {
    const { message } = unreachableDatabase('postgres://luna:hunter2@db.example/huella', error)
    expect(message).toMatch(/^The database huella at db\.example cannot be used, .*\.$/)
    expect(message).toMatch(advice)
    expect(message).not.toContain('hunter2')
  }
})
