import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { AccountLayout } from '../session/account-layout.tsx'
import { MyPets } from './my-pets.tsx'

/** `/account/pets`: the customer's animals. */
export default function AccountPetsPage() {
  const text = useText()
  usePageHead({ title: `${text('PETS_TITLE')} · Huella`, robots: 'noindex' })
  return <AccountLayout title={text('PETS_TITLE')}>{() => <MyPets />}</AccountLayout>
}
