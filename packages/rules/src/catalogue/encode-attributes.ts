import { type ChosenAttributes, encodeSlugs } from './filters.ts'

/** `etapa:adulto,cachorro;proteina:26-30`; an attribute without a value is left out. */
export function encodeAttributes(chosen: ChosenAttributes): string {
  return Object.entries(chosen)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}:${encodeSlugs(values)}`)
    .join(';')
}
