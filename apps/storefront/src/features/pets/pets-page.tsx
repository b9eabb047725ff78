import { usePageHead } from '../../shell/page-head.tsx'
import { useRoute } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ClientOnly } from '../../ui/later/client-only.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { AccountLayout } from '../session/account-layout.tsx'
import styles from './my-pets.module.css'
import { MyPets } from './my-pets.tsx'

/** `/shop/pets`: the animals of whoever is here, without an account as well; `/account/pets` shows them in the account. */
export default function PetsPage() {
  const text = useText()
  const { path } = useRoute()
  const title = text('PETS_TITLE')
  usePageHead({ title, robots: 'noindex' })
  if (path.startsWith('/account')) return <AccountLayout title={title}>{() => <MyPets />}</AccountLayout>
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <h1>{title}</h1>
      <ClientOnly placeholder={<Skeleton blockSize="420px" />}>
        <MyPets />
      </ClientOnly>
    </div>
  )
}
