import { categoryIcons } from './category-icons.ts'
import { Drawing } from './icon.tsx'
import { filledIcons, strokedIcons } from './icons.ts'

const iconPaths: ReadonlyMap<string, string> = new Map(Object.entries({ ...strokedIcons, ...categoryIcons }))

/** The icon that data names (a category's, say); a tag for a name that the set does not have. `size` in px. */
export function CategoryIcon({ name, size }: { name: string; size: number }) {
  const filled = Object.hasOwn(filledIcons, name)
  const path = filled
    ? filledIcons[name as keyof typeof filledIcons]
    : (iconPaths.get(name) ?? strokedIcons.tag)
  return <Drawing path={path} filled={filled} size={size} />
}
