import { cruise } from 'dependency-cruiser'
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { circlesOfRooms } from './room-circles.ts'

const FOLDERS = ['apps', 'packages']

/** An import that a rule forbids: its rule, who imports and what; a circle names its members as `what`. */
export type Violation = {
  rule: string
  from: string
  to: string
}

export type Module = {
  source: string
  dependencies: { resolved: string }[]
}

/**
 * Who imports whom below `baseDir`, a checkout or a copy of a part of one, and what is wrong with it: what `rulesFile`
 * forbids, and rooms that stand in a circle.
 */
export async function readImports(
  baseDir: string,
  rulesFile: string,
): Promise<{ modules: Module[]; violations: Violation[] }> {
  const { options, ...ruleSet } = await extractConfiguration(rulesFile)
  const { output } = await cruise(FOLDERS, { ...options, baseDir, ruleSet, validate: true })
  if (typeof output === 'string') throw new Error(`The imports could not be read: ${output}`)
  const violations = output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
  }))
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
  const circles = circlesOfRooms(imports).map((each) => ({ rule: 'no-circle-of-rooms', ...each }))
  return { modules: output.modules, violations: [...violations, ...circles] }
}
