import { Center, Loader } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useSession } from '../features/session/session.queries.ts'
import SignInPage from '../features/session/sign-in-page.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'

const Desk = lazy(() => import('./desk.tsx'))

/** What stands at an address, by whether somebody is signed in. */
export function Screens() {
  return (
    <Suspense fallback={<Waiting />}>
      <WhereSignedIn />
    </Suspense>
  )
}

function WhereSignedIn() {
  const { data: member, error, refetch } = useSession()
  if (member) return <Desk />
  if (member === null) return <SignInPage />
  if (error) return <LoadFailed error={error} retry={() => void refetch()} />
  return <Waiting />
}

const Waiting = () => (
  <Center mih="100vh">
    <Loader />
  </Center>
)
