import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { installPackages } from '../install-packages.ts'
import { type PeerName, versions } from './versions.ts'

/** The folder under `parent` in which the peer is installed as `versions.ts` pins it, with `files` beside it. */
export async function installPeer(
  parent: string,
  peer: PeerName,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(parent, peer)
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await installPackages(folder, versions[peer])
  return folder
}
