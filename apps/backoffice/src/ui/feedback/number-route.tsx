import { Fragment, type ReactNode } from 'react'
import { Route } from 'wouter'
import { NotFound } from '../feedback/not-found.tsx'
import { rowNumber } from './row-number.ts'

/** What stands at the address of a row, anew for each; that nothing does where no row can have that number. */
export function NumberRoute({
  path,
  children,
}: {
  path: `/${string}/:id`
  children: (id: number) => ReactNode
}) {
  return (
    <Route path={path}>
      {({ id: written }) => {
        const id = rowNumber(written)
        return id === null ? <NotFound /> : <Fragment key={id}>{children(id)}</Fragment>
      }}
    </Route>
  )
}
