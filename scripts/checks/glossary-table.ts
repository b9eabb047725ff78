/** A row of the table of calls: name with its mark, noun, functions of the port or a dash. */
const row = /^\| (`([\w/-]+)`(?: \(ours\))?) +\| ([\w-]+) +\| (?:—|`\w+\.\w+`(?:, `\w+\.\w+`)*) +\|$/gm

/** The glossary with its column 'port function' as `calledBy` says, its columns aligned; a dash where nobody asks. */
export function withCalledBy(glossary: string, calledBy: ReadonlyMap<string, readonly string[]>): string {
  return glossary.replace(row, (_row, call: string, name: string, noun: string) => {
    const methods = (calledBy.get(name) ?? []).map((method) => `\`${method}\``)
    return `| ${call.padEnd(43)} | ${noun.padEnd(9)} | ${methods.join(', ') || '—'} |`
  })
}
