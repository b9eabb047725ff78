import { CATEGORY_ICONS } from './category-icons.ts'
import { Drawing } from './icon.tsx'
import { FILLED, STROKED } from './icons.ts'

const PATHS: ReadonlyMap<string, string> = new Map(Object.entries({ ...STROKED, ...CATEGORY_ICONS }))

/** The icon that data names (a category's, say); a tag for a name that the set does not have. `size` in px. */
export function CategoryIcon({ name, size }: { name: string; size: number }) {
  const filled = Object.hasOwn(FILLED, name)
  const path = filled ? FILLED[name as keyof typeof FILLED] : (PATHS.get(name) ?? STROKED.tag)
  return <Drawing path={path} filled={filled} size={size} />
}
