type Import = { from: string; to: string }

/** Folders whose rooms may stand in a circle. */
const ALLOWED: readonly string[] = [
  // Of two programs the table says which one knows nothing of the other.
  'apps',
  // The data's port is ground for the shell, whose addresses its adapters use.
  'apps/storefront/src',
  // Nouns ask each other's services, which their composition hands to them.
  'apps/server/src',
  // What food is made of is a fact of a product, and what a pet does not bear.
  'packages/rules/src',
]

/**
 * The imports by which rooms of one folder stand in a circle. dependency-cruiser finds those of folders, but counts the
 * way round through any other folder too, and among the nouns of the server there always is one. Files at the door of
 * a folder are no part of a room: what its rooms share stands there.
 */
export function circlesOfRooms(imports: readonly Import[]): Import[] {
  const crossing = imports.flatMap(betweenRooms)
  const below = new Map<string, Set<string>>()
  for (const { room, other } of crossing) below.set(room, (below.get(room) ?? new Set()).add(other))
  return crossing
    .filter(({ room, other }) => reaches(below, other, room))
    .map(({ from, to }) => ({ from, to }))
}

/** Which two rooms of one folder an import joins; none where it stays in a room, or begins or ends at the door. */
function betweenRooms({ from, to }: Import): (Import & { room: string; other: string })[] {
  const [ours, theirs] = [from.split('/'), to.split('/')]
  const depth = ours.findIndex((part, place) => part !== theirs[place])
  const isOfRooms = depth > 0 && depth < ours.length - 1 && depth < theirs.length - 1
  const folder = ours.slice(0, depth).join('/')
  if (!isOfRooms || ALLOWED.includes(folder)) return []
  return [{ from, to, room: ours.slice(0, depth + 1).join('/'), other: theirs.slice(0, depth + 1).join('/') }]
}

function reaches(below: ReadonlyMap<string, ReadonlySet<string>>, from: string, wanted: string): boolean {
  const seen = new Set([from])
  for (const room of seen) for (const next of below.get(room) ?? []) seen.add(next)
  return seen.has(wanted)
}
