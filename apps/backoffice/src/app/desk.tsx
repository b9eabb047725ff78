import { Center, Loader } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { DeskFrame } from '../features/layout/desk-frame.tsx'
import { mayOpen, places } from '../features/layout/places.ts'
import { useMember } from '../features/session/session.queries.ts'
import { Boundary } from '../ui/feedback/boundary.tsx'
import { Broken } from '../ui/feedback/broken.tsx'
import { NotFound } from '../ui/feedback/not-found.tsx'
import { pages } from './pages.ts'

const Home = lazy(() => import('../features/start/home.tsx'))

/** The frame, and in it the page of the address, where the role may open it. */
export default function Desk() {
  const { role } = useMember()
  const [path] = useLocation()
  const open = places.filter((place) => mayOpen(place, role))
  return (
    <DeskFrame places={open}>
      {/* Another section begins anew, whatever broke in the one before. */}
      <Boundary key={path.split('/')[1]} fallback={<Broken />}>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/">
              <Home first={open[0]?.path ?? '/cuenta'} />
            </Route>
            {open.map(({ name, path }) => (
              <Route key={name} path={`${path}/*?`} component={pages[name]} />
            ))}
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Boundary>
    </DeskFrame>
  )
}

const Waiting = () => (
  <Center h="100%" mih={240}>
    <Loader />
  </Center>
)
