/** One way to break the shop, and the test that has to notice. */
export type Mutation = {
  /** A source, from the root of the repository. */
  file: string
  /** A text that stands in it once, and what takes its place. */
  change: readonly [from: string, to: string]
  /** A test file, and so much of a test's name that the statement's number is in it. */
  test: readonly [file: string, name: string]
}

/** The source with the mutation in it; a sentence of what is wrong where its text is not there exactly once. */
export function mutate(source: string, { file, change: [from, to] }: Mutation): string | Error {
  const found = source.split(from).length - 1
  if (found !== 1) return new Error(`${file} has ${JSON.stringify(from)} ${found} times, and not once.`)
  if (from === to) return new Error(`${file}: ${JSON.stringify(from)} stays as it is.`)
  return source.replace(from, () => to)
}

/** The numbers of the statements that a mutation breaks. */
export const statementsOf = ({ test: [, name] }: Mutation): string[] => name.match(/S\d+\.\d+/g) ?? []
