import type { Contestant, Sequence } from './contestant.ts'
import type { PeerCatalogue } from './peer-catalogue.ts'

/** A shop beside which ours is measured. */
export type Peer = {
  /** With its version. */
  name: string
  /** What its database is called; another one for another version. */
  database: string
  /** Whether ours has goals beside it. */
  hasGoals: boolean
  /** Installs it into a folder below `parent`, which it answers with. */
  install(parent: string): Promise<string>
  /** Makes its schema in an empty database, and puts the catalogue in. */
  prepare(folder: string, databaseUrl: string, catalogue: PeerCatalogue): Promise<void>
  open(folder: string, databaseUrl: string, sequence: Sequence): Promise<Contestant>
}
