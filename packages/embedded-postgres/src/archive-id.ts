import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './server-process.ts'

/** A random text in an archive, and in the database that it is of those of all its archives; a restored database has none. */
const idFile = 'archive.id'

export const idPaths = (folder: string, { cluster }: Pick<Place, 'cluster'>) => ({
  ofArchive: join(folder, idFile),
  ofDatabase: join(cluster, idFile),
})

/** A text of each archive that the database has had, the present one last. */
export const idsIn = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []

/** Whether the archive lacks nothing that the server wrote since its newest base: it has had no other since. */
export function isUnbroken(folder: string, place: Pick<Place, 'cluster'>): boolean {
  const { ofArchive, ofDatabase } = idPaths(folder, place)
  return idsIn(ofArchive)[0] === idsIn(ofDatabase).at(-1)
}

/** Notes in the database that the archive of today is its newest, as once a base was made there. */
export function makeLast(folder: string, place: Pick<Place, 'cluster'>): void {
  const { ofArchive, ofDatabase } = idPaths(folder, place)
  const [id = ''] = idsIn(ofArchive)
  const others = idsIn(ofDatabase).filter((each) => each !== id)
  writeFileSync(ofDatabase, [...others, id].join('\n'))
}
