import { spawn } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { EmbeddedError } from './embedded-error.ts'

/**
 * How a program is started so that it does not run as root, which PostgreSQL refuses. `prefix` is the
 * command that gives root away; `owner` is who must own the folder that the program works in.
 */
export type Identity = { prefix: string[]; owner?: number }

const nobodyUser = 65_534
const ownNamespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']

/**
 * Chooses the identity for programs that run `binary` and write in `folder`, and gives them the folder.
 * An ordinary user is itself. Root becomes the owner of the folder if that is not root, else user 1000 of a
 * namespace of its own, else nobody (with the right to pass folders closed to it, as a container may need).
 */
export async function chooseIdentity(folder: string, binary: string): Promise<Identity> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  for (const identity of candidates(statSync(folder).uid)) {
    if (identity.owner !== undefined) chownSync(folder, identity.owner, identity.owner)
    if (await works(identity, folder, binary)) return identity
  }
  chownSync(folder, 0, 0)
  throw new EmbeddedError(
    'PostgreSQL does not run as root and this system lets root become nobody else: start the shop as an ordinary user, or name a PostgreSQL of your own in DATABASE_URL.',
  )
}

function candidates(owner: number): Identity[] {
  if (owner !== 0) return [...becoming(owner)]
  return [{ prefix: ownNamespace }, ...becoming(nobodyUser)]
}

function becoming(user: number): Identity[] {
  const prefix = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups']
  const passing = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override']
  return [
    { prefix, owner: user },
    { prefix: [...prefix, ...passing], owner: user },
  ]
}

async function works({ prefix }: Identity, folder: string, binary: string): Promise<boolean> {
  const probe = ['sh', '-c', 'test "$(id -u)" != 0 && test -w "$1" && "$2" --version', 'sh', folder, binary]
  const [command = 'sh', ...args] = [...prefix, ...probe]
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}
