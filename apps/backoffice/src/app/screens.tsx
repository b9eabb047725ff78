import { Center, Loader } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { MemberContext, useSession } from '../features/session/session.queries.ts'
import { SignInOver } from '../features/session/sign-in-over.tsx'
import SignInPage from '../features/session/sign-in-page.tsx'
import { Boundary } from '../ui/feedback/boundary.tsx'
import { Broken } from '../ui/feedback/broken.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { useUnanswered } from '../ui/feedback/use-unanswered.ts'

const InvitationPage = lazy(() => import('../features/session/invitation-page.tsx'))
const FirstOwnerPage = lazy(() => import('../features/account/first-owner-page.tsx'))
const Desk = lazy(() => import('./desk.tsx'))

/** What stands at an address, by whether somebody is signed in. */
export function Screens() {
  return (
    <Boundary fallback={<Broken />}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/invitacion" component={InvitationPage} />
          <Route path="/primera-cuenta" component={FirstOwnerPage} />
          <Route component={WhereSignedIn} />
        </Switch>
      </Suspense>
    </Boundary>
  )
}

function WhereSignedIn() {
  const session = useSession()
  const member = session.data
  if (member)
    return (
      <MemberContext value={member}>
        <SignInOver member={member} />
        <Desk key={member.accountId} />
      </MemberContext>
    )
  if (member === null) return <SignInPage />
  return <Asked session={session} />
}

/** Whether somebody is signed in is asked until the shop answers. */
function Asked({ session }: { session: ReturnType<typeof useSession> }) {
  useUnanswered()
  return (
    <Center mih="100vh">
      <Loaded query={session}>{() => null}</Loaded>
    </Center>
  )
}

const Waiting = () => (
  <Center mih="100vh">
    <Loader />
  </Center>
)
