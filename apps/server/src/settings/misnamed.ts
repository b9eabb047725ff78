import { typoDistance } from '#rules/search/likely-word.ts'

/** A shorter name is that of another program's setting too easily. */
const leastOfTwoSlips = 10

/**
 * What the environment has that is no setting but is written almost as one, such as SMPT_URL: a sentence each, without its
 * value. Anything else may be another program's. A setting of one word is too near to too much.
 */
export function misnamedSettings(
  environment: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  const names = Object.keys(environment).filter((name) => environment[name]?.trim() && !known.includes(name))
  return names.flatMap((name) => {
    const meant = known.find((each) => each.includes('_') && isAlmost(name.toUpperCase(), each))
    return meant ? [`${name} is no setting, and nobody reads it: ${meant} may be meant`] : []
  })
}

function isAlmost(name: string, setting: string): boolean {
  const slips = setting.length < leastOfTwoSlips ? 1 : 2
  return typoDistance(name, setting, slips) <= slips
}
