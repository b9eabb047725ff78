import { useEffect } from 'react'
import { usePageHead } from '../../shell/page-head.tsx'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { accountOf, storedProfile } from '../session/account.store.ts'

/** `/account`: on to the dashboard, or to signing in. */
export default function AccountPage() {
  const text = useText()
  const navigate = useNavigate()
  usePageHead({ title: text('ACCOUNT_NAV'), robots: 'noindex' })
  useEffect(() => {
    const page = accountOf(storedProfile.get()) ? '/account/dashboard' : '/account/login'
    navigate(page, { replace: true })
  }, [navigate])
  return <h1 className="visually-hidden">{text('ACCOUNT_NAV')}</h1>
}
