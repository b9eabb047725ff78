import { petFit, type Suits } from '#rules/fit/pet-fit.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { useCurrentPet } from '../pets/current-pet.store.ts'
import { traitsOf } from '../pets/pet-traits.ts'
import { reasonWords } from '../pets/pet-words.ts'
import styles from './pet-fit-badge.module.css'
import { SuitedInstead } from './related/suited-instead.tsx'

const keys = {
  fits: 'PETS_FITS',
  fitsWithCondition: 'PETS_FITS_IF',
  doesNotFit: 'PETS_FITS_NOT',
  universal: 'PETS_FITS_ALL',
  unknown: 'PETS_FIT_OPEN',
} as const
const icons = {
  fits: 'check',
  fitsWithCondition: 'info',
  doesNotFit: 'close',
  universal: 'check',
  unknown: 'paw',
} as const

/** Whether a product suits the shopper's animal and why, and what does where it does not; without one, the way to tell of one. */
export default function PetFitBadge({ productId, suits }: { productId: number; suits: Suits }) {
  const text = useText()
  const { locale } = useLanguage()
  const pet = useCurrentPet()
  const traits = pet && traitsOf(pet)
  const fit = petFit(suits, traits)
  if (!fit) return null
  const wordsOf = (isWanted: (kind: string) => boolean) =>
    fit.reasons.filter(({ kind }) => isWanted(kind)).map((reason) => reasonWords(text, locale, reason))
  const asked = wordsOf((kind) => kind !== 'allergens' && kind !== 'nothingChosen').join(' · ')
  const contained = wordsOf((kind) => kind === 'allergens').join()
  return (
    <>
      <div className={styles.badge} data-fit={fit.verdict} role="status">
        <Icon name={icons[fit.verdict]} />
        <p>
          <b>{text(keys[fit.verdict], { name: pet?.name ?? '' })}</b>
          {contained && <span>{contained}</span>}
          {asked && <span>{text('PETS_REASONS', { reasons: asked })}</span>}
        </p>
        <Link to="/shop/pets" className={styles.change}>
          {text(pet ? 'PETS_CHANGE' : 'PETS_TELL')}
        </Link>
      </div>
      {pet && traits && fit.verdict === 'doesNotFit' && (
        <SuitedInstead productId={productId} pet={traits} name={pet.name} />
      )}
    </>
  )
}
