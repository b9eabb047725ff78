import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** The format of the files: one that another Huella cannot read has another number. */
const format = 1

const backedTable = z.object({
  name: z.string(),
  /** Those whose values are stored, generated ones left out. */
  columns: z.array(z.string()),
  rows: z.number(),
  /** The sum of the hashes of its rows: the same for the same rows in any order. */
  digest: z.string(),
})

const manifestSchema = z.object({
  format: z.literal(format),
  /** When the snapshot was taken, ISO 8601. */
  at: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(backedTable),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** What the shop's books come to, in pesos and units, by name. */
  figures: z.record(z.string(), z.string()),
})

const endSchema = z.object({ tables: z.record(z.string(), z.string()), pictures: z.number() })

/** What stands first in a backup: what the database was, and what it came to. */
export type Manifest = z.infer<typeof manifestSchema>
export type BackedTable = z.infer<typeof backedTable>

/** What stands last: the SHA-256 of each table's rows as they stand in the file, and how many pictures follow them. */
export type End = z.infer<typeof endSchema>

export const manifestFile = 'manifest.json'
export const endFile = 'end.json'

export const manifestFormat: typeof format = format

export const readManifest = (bytes: Buffer): Manifest => read(manifestSchema, bytes)
export const readEnd = (bytes: Buffer): End => read(endSchema, bytes)

function read<Shape>(schema: z.ZodType<Shape>, bytes: Buffer): Shape {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  } catch (cause) {
    throw new BackupError('This is no backup that this Huella can read: take the Huella that made it.', {
      cause,
    })
  }
}
