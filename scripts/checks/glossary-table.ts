/** A row of the table of calls: name with its mark, noun, functions of the port or a dash. */
const row = /^\| (`([\w/-]+)`(?: \(ours\))?) +\| (\w+) +\| (?:—|`\w+\.\w+`(?:, `\w+\.\w+`)*) +\|$/gm

/** The glossary with its column 'port function' as `askedBy` says, its columns aligned; a dash where nobody asks. */
export function withAskedBy(glossary: string, askedBy: ReadonlyMap<string, readonly string[]>): string {
  return glossary.replace(row, (_row, call: string, name: string, noun: string) => {
    const methods = (askedBy.get(name) ?? []).map((method) => `\`${method}\``)
    return `| ${call.padEnd(43)} | ${noun.padEnd(9)} | ${methods.join(', ') || '—'} |`
  })
}
