import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useRef, useState } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useNavigator } from '../../../shell/navigator-context.ts'
import { useText } from '../../../shell/texts.tsx'
import { useDismiss } from '../../../ui/gestures/use-dismiss.ts'
import { useLazyPart } from '../../../ui/later/use-lazy-part.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { departmentsQuery } from '../../content/content.queries.ts'
import type { Role } from '../header-variants.ts'
import styles from './departments.module.css'
import { workingLinks } from './working-links.ts'

const loadBody = () => import('./departments-body.tsx')

/** All departments: opened by a click, each showing its panel under the pointer or with the focus. */
export function Departments({ roles, short }: { roles: readonly [Role, Role]; short: boolean }) {
  const text = useText()
  const { hasPage } = useNavigator()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(root, open, close)
  const { data } = useQuery(departmentsQuery(useData()))
  const Body = useLazyPart(loadBody, open, close)?.DepartmentsBody
  if (data?.length === 0) return null
  return (
    <div ref={root} className={styles.departments} data-short={short || undefined}>
      <button
        type="button"
        className={styles.button}
        data-role={roles[0]}
        data-hover={roles[1]}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={() => loadBody().catch(() => undefined)} // the click tells what fails
        onClick={() => setOpen(!open)}
      >
        <Icon name="grid" size={18} />
        {text(short ? 'LAYOUT_DEPARTMENTS_SHORT' : 'LAYOUT_DEPARTMENTS')}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <div id={id}>{open && Body && <Body items={workingLinks(data ?? [], hasPage)} onLeave={close} />}</div>
    </div>
  )
}
