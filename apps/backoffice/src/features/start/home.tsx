import { Redirect } from 'wouter'
import { useMember } from '../session/session.queries.ts'
import { useFirstSteps } from '../shop/shop.queries.ts'

/** Where whoever signs in begins: who keeps a shop that cannot sell yet, at what it lacks. */
export default function Home({ first }: { first: string }) {
  const { role } = useMember()
  return role === 'owner' || role === 'manager' ? (
    <KeeperHome first={first} />
  ) : (
    <Redirect to={first} replace />
  )
}

function KeeperHome({ first }: { first: string }) {
  const { data: steps, isError } = useFirstSteps()
  if (!steps && !isError) return null
  // A shop that has sold, or could, is past its first steps: it has texts of law before the owner's own.
  const isReady = steps?.every(({ step, isDone }) => isDone || step === 'order' || step === 'law') ?? true
  return <Redirect to={isReady ? first : '/inicio'} replace />
}
