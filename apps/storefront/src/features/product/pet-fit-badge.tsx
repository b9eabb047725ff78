import { Suspense } from 'react'
import { ingredientsWith } from '#rules/catalogue/product-facts.ts'
import { petFit, type Suits } from '#rules/fit/pet-fit.ts'
import type { Allergen } from '#rules/pets/pet.ts'
import type { Product } from '../../data/port/catalogue.port.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { useCurrentPet } from '../pets/current-pet.store.ts'
import { traitsOf } from '../pets/pet-traits.ts'
import { reasonWords } from '../pets/pet-words.ts'
import styles from './pet-fit-badge.module.css'
import { SuitedInstead } from './related/suited-instead.tsx'

const DailyCost = deferred(() => import('./facts/daily-cost.tsx'))

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
export default function PetFitBadge({ product, suits }: { product: Product; suits: Suits }) {
  const text = useText()
  const { locale } = useLanguage()
  const pet = useCurrentPet()
  const traits = pet && traitsOf(pet)
  const fit = petFit(suits, traits)
  if (!fit) return null
  const asked = fit.reasons
    .filter(({ kind }) => kind !== 'allergens' && kind !== 'nothingChosen')
    .map((reason) => reasonWords(text, locale, reason))
    .join(' · ')
  const { facts } = product
  const contained = fit.reasons.find((reason) => reason.kind === 'allergens')
  return (
    <>
      <div
        className={styles.badge}
        data-fit={fit.verdict}
        data-misfit={fit.verdict === 'doesNotFit' || undefined}
        role="status"
      >
        <Icon name={icons[fit.verdict]} />
        <p>
          <b>{text(keys[fit.verdict], { name: pet?.name ?? '' })}</b>
          {contained && (
            <span>
              {reasonWords(text, locale, contained)}
              <Carriers product={product} allergens={contained.allergens} />
            </span>
          )}
          {asked && <span>{text('PETS_REASONS', { reasons: asked })}</span>}
          {pet && facts?.kind === 'food' && fit.verdict !== 'doesNotFit' && (
            <span className={styles.daily}>
              <Suspense>
                <DailyCost product={product} food={facts.food} pet={pet} />
              </Suspense>
            </span>
          )}
        </p>
        <Link to="/shop/pets" className={styles.change}>
          {text(pet ? 'PETS_CHANGE' : 'PETS_TELL')}
        </Link>
      </div>
      {pet && traits && fit.verdict === 'doesNotFit' && (
        <SuitedInstead productId={product.id} pet={traits} name={pet.name} />
      )}
    </>
  )
}

/** The ingredients that the animal does not bear; of what is no food nobody knows more than that it has them. */
function Carriers({ product, allergens }: { product: Product; allergens: readonly Allergen[] }) {
  const { locale } = useLanguage()
  const { facts, factsLang: lang } = product
  if (facts?.kind !== 'food') return null
  const names = ingredientsWith(facts.food.ingredients, allergens)
  if (names.length === 0) return null
  return (
    <>
      {': '}
      <bdi lang={lang}>{names.map((name) => name.toLocaleLowerCase(lang ?? locale)).join(', ')}</bdi>
    </>
  )
}
