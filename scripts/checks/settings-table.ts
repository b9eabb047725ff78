import { z } from 'zod'
import { settingGroups } from '#server/config.ts'

/** The README's table of settings, a row for each that is not internal, from the schemas that read them. */
export function settingsTable(): string {
  const rows = Object.values(settingGroups).flatMap((group) => Object.entries(group.in.shape).flatMap(rowOf))
  return ['| setting | default | what it does |', '|---|---|---|', ...rows].join('\n')
}

function rowOf([name, schema]: [string, z.ZodType]): string[] {
  const { description, otherwise, internal } = schema.meta() ?? {}
  if (internal) return []
  if (!description) throw new Error(`${name} does not say what it does.`)
  const fallback = schema instanceof z.ZodDefault ? `\`${schema.def.defaultValue}\`` : 'none'
  return [`| \`${name}\` | ${otherwise ?? fallback} | ${description} |`]
}
