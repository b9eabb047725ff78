import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileName = 'first-owner-link.txt'

/**
 * Hands the link for the first owner to whoever starts the shop: to their terminal, which nobody keeps; where the
 * output goes somewhere else, as into a log, by a file of `folder` that nobody else may read. Gives what to say;
 * null says that the file of an earlier start is all that was to be done.
 */
export async function handOverLink(
  link: string | null,
  { folder, isTerminal, hours }: { folder: string; isTerminal: boolean; hours: number },
): Promise<string | null> {
  const file = join(folder, fileName)
  await rm(file, { force: true })
  if (link === null) return null
  const holds = `within ${hours} hours, once`
  if (isTerminal) return `Nobody keeps this shop yet. Become its owner at this address, ${holds}:\n  ${link}`
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${link}\n`, { mode: 0o600, flag: 'wx' })
  return `Nobody keeps this shop yet. Become its owner at the address in ${file}, ${holds}`
}
