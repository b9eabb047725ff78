import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ClientOnly } from '../../ui/later/client-only.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { MyPets } from './my-pets.tsx'
import styles from './pets-page.module.css'

/** `/shop/pets`: the animals of whoever is here, without an account as well. */
export default function PetsPage() {
  const text = useText()
  const title = text('PETS_TITLE')
  usePageHead({ title: `${title} · Huella`, robots: 'noindex' })
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
