import { join, resolve, sep } from 'node:path'
import { CronExpressionParser } from 'cron-parser'
import { z } from 'zod'
import { isBucket } from '../files/store-at.ts'
import { addressBy, matching, origin, secretOf, text, together, wholeNumber } from './fields.ts'

/** A folder, or a bucket. */
const place = text.refine(
  (value) => !value.startsWith('s3:') || isBucket(value),
  'must be a folder, or a bucket like s3://bucket/folder',
)

/** What the jobs would refuse when the shop starts is a problem of the settings. */
function isCron(given: string): boolean {
  if (!/^[\d*,/-]+( [\d*,/-]+){4}$/.test(given)) return false
  try {
    return CronExpressionParser.parse(given) !== undefined
  } catch {
    return false
  }
}

const cdnTogether = together('CDN_PURGE_URL', 'CDN_PURGE_SECRET')
const keysTogether = together('S3_KEY_ID', 'S3_SECRET')

/** Where files stand: uploaded pictures and backups. */
export const storageSettings = z
  .object({
    DATA_DIR: text.default('.data').meta({
      description: 'where the shop keeps its own PostgreSQL, and its files unless told otherwise',
    }),
    MEDIA: place.optional().meta({
      otherwise: '`media` in `DATA_DIR`',
      description:
        'where uploaded pictures stand: a folder that all processes share, or `s3://bucket/folder`',
    }),
    S3_ENDPOINT: origin('https://objetos.example').optional().meta({
      description: "the store of objects that speaks S3; without it Amazon's",
    }),
    S3_REGION: matching(/^[a-z0-9-]{1,40}$/, 'must be a region like us-east-1')
      .optional()
      .meta({
        otherwise: '`AWS_REGION`',
        description: 'where the bucket stands',
      }),
    S3_KEY_ID: secretOf(3).optional().meta({
      otherwise: 'as the SDK of AWS finds it',
      description: 'who asks, together with `S3_SECRET`',
    }),
    S3_SECRET: secretOf(8).optional().meta({ description: 'the secret of `S3_KEY_ID`' }),
    CDN_PURGE_URL: addressBy(['https:', 'http:'], 'https://cdn.example/purge').optional().meta({
      description:
        'what makes the CDN before the shop forget: pages then say that it may keep them, and a POST names the keys of what has changed (docs/running.md)',
    }),
    CDN_PURGE_SECRET: secretOf(16).optional().meta({
      description: 'the bearer token of that POST, set together with `CDN_PURGE_URL`',
    }),
    BACKUP_TO: place.optional().meta({
      otherwise: '`backups` in `DATA_DIR`',
      description: 'where backups go: a folder, better of another machine, or `s3://bucket/folder`',
    }),
    BACKUP_KEY: matching(
      /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/,
      'must be a key of age: npm run backup -- key makes one',
    )
      .optional()
      .meta({
        description:
          'what backups are encrypted with (age, X25519); keep it elsewhere too: nothing opens them without it',
      }),
    BACKUP_CRON: text
      .refine(
        (given) => given === 'off' || isCron(given),
        'must be a cron of five fields like 30 7 * * *, or off',
      )
      .optional()
      .meta({
        otherwise: 'none on this machine; those of other machines stay',
        description: 'when the shop backs itself up, UTC; `off` takes the times away from all machines',
      }),
    WAL_ARCHIVE: text.optional().meta({
      description:
        "a folder, better of another disk, for all that the shop's own PostgreSQL writes and a copy of it each day: `npm run restore -- --until` has any moment of `BACKUP_KEEP_DAYS` again",
    }),
    BACKUP_KEEP_DAYS: wholeNumber(1, 3650, 'days')
      .default(30)
      .meta({ description: 'how long backups are kept; the newest always is' }),
  })
  .refine(keysTogether.holds, keysTogether.problem)
  .refine(cdnTogether.holds, cdnTogether.problem)
  .refine(({ BACKUP_TO = '', BACKUP_KEY }) => !isBucket(BACKUP_TO) || BACKUP_KEY, {
    path: ['BACKUP_TO'],
    error: 'must be a folder unless BACKUP_KEY is set: what leaves this machine is encrypted',
  })
  .refine(
    (given) => !isWithin(mediaOf(given), backupsOf(given)) && !isWithin(backupsOf(given), mediaOf(given)),
    {
      path: ['BACKUP_TO'],
      error:
        'must stand apart from MEDIA, neither of them inside the other: files of one would be taken for those of the other',
    },
  )
  .transform((given) => ({
    dataDir: resolve(given.DATA_DIR),
    media: mediaOf(given),
    s3: {
      endpoint: given.S3_ENDPOINT,
      region: given.S3_REGION,
      keyId: given.S3_KEY_ID,
      secret: given.S3_SECRET,
    },
    cdn:
      given.CDN_PURGE_URL && given.CDN_PURGE_SECRET
        ? { url: given.CDN_PURGE_URL, secret: given.CDN_PURGE_SECRET }
        : undefined,
    archive: given.WAL_ARCHIVE
      ? { folder: resolve(given.WAL_ARCHIVE), keepDays: given.BACKUP_KEEP_DAYS }
      : undefined,
    backup: {
      to: backupsOf(given),
      key: given.BACKUP_KEY,
      cron: given.BACKUP_CRON,
      keepDays: given.BACKUP_KEEP_DAYS,
    },
  }))

type Places = { DATA_DIR: string; MEDIA?: string | undefined; BACKUP_TO?: string | undefined }

const mediaOf = ({ DATA_DIR, MEDIA }: Places) => placeOf(MEDIA ?? join(DATA_DIR, 'media'))
const backupsOf = ({ DATA_DIR, BACKUP_TO }: Places) => placeOf(BACKUP_TO ?? join(DATA_DIR, 'backups'))

const placeOf = (value: string) => (isBucket(value) ? value : resolve(value))

/** Whether a place is another or inside it. */
const isWithin = (place: string, other: string) => ending(place).startsWith(ending(other))
const ending = (place: string) => place.replace(/[/\\]*$/, isBucket(place) ? '/' : sep)
