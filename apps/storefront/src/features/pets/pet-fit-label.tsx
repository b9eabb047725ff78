import { petFit, type Suits } from '#rules/fit/pet-fit.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { useCurrentPet } from './current-pet.store.ts'
import { traitsOf } from './pet-traits.ts'

const words = {
  fits: { key: 'PETS_CARD_FITS', icon: 'check' },
  fitsWithCondition: { key: 'PETS_CARD_FITS_IF', icon: 'info' },
  doesNotFit: { key: 'PETS_CARD_FITS_NOT', icon: 'close' },
  universal: { key: 'PETS_CARD_FITS', icon: 'check' },
} as const

/** Over the picture of a card: whether it suits the shopper's animal. It looks as the card says. */
export default function PetFitLabel({ suits, className }: { suits: Suits; className: string | undefined }) {
  const text = useText()
  const pet = useCurrentPet()
  const verdict = pet && petFit(suits, traitsOf(pet))?.verdict
  if (!verdict || verdict === 'unknown') return null
  return (
    <span className={className} data-fit={verdict}>
      <Icon name={words[verdict].icon} size={16} />
      <span>{text(words[verdict].key, { name: pet.name })}</span>
    </span>
  )
}
