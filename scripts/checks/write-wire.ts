import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CallName, calls } from '#contract/calls.ts'
import { wireDocument } from './wire-document.ts'

/** Compares docs/wire.md with the contract and ends with 1 where it is stale; `--write` writes it. */
const root = join(import.meta.dirname, '..', '..')
const contract = join(root, 'packages', 'contract', 'src')
const documentPath = join(root, 'docs', 'wire.md')

/** The folder of the contract in which a call is declared: its noun. */
function nounsByCall(): Map<string, string> {
  const folders = readdirSync(contract, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(
    folders.flatMap(({ name: noun }) =>
      readdirSync(join(contract, noun)).flatMap((file) =>
        [...readFileSync(join(contract, noun, file), 'utf8').matchAll(/^ {2}name: '([^']+)',$/gm)].map(
          ([, name = '']) => [name, noun] as const,
        ),
      ),
    ),
  )
}

const nouns = nounsByCall()

function nounOf(name: CallName): string {
  const noun = nouns.get(name)
  if (noun === undefined) throw new Error(`No file of the contract declares ${name}.`)
  return noun
}

const groups = Map.groupBy(calls, (call) => nounOf(call.name))
const document = wireDocument(
  [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([noun, ofNoun]) => ({ noun, calls: ofNoun })),
)

if (process.argv[2] === '--write') {
  writeFileSync(documentPath, document)
} else if (readFileSync(documentPath, 'utf8') !== document) {
  process.stderr.write('docs/wire.md is stale: node scripts/checks/write-wire.ts --write\n')
  process.exitCode = 1
}
