import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useStoredPets } from '../../pets/current-pet.store.ts'
import type { CartLine } from '../lines/cart-line.ts'
import styles from './line-fit.module.css'
import { LineSwap } from './line-swap.tsx'
import { petMisfitQuery } from './pet-misfit.queries.ts'

/** Warns of a product in the cart that suits none of the shopper's animals of its kind, and leads to one that does. */
export default function LinePetFit({
  line,
  onLeave,
}: {
  line: CartLine
  onLeave?: (() => void) | undefined
}) {
  const text = useText()
  const { pets = [], chosenId = null } = useStoredPets() ?? {}
  // The chosen one first.
  const ordered = pets.toSorted((a, b) => Number(b.id === chosenId) - Number(a.id === chosenId))
  const { data: misfit, refetch } = useQuery({
    ...petMisfitQuery(useData(), line.slug, ordered),
    enabled: pets.length > 0,
  })
  if (!misfit) return null
  return (
    <span className={styles.misfit}>
      <Icon name="alert" size={16} />
      <span>
        {text('PETS_FITS_NOT', { name: misfit.name })}{' '}
        {misfit.instead && (
          <Link to={`/shop/products/${encodeURIComponent(misfit.instead.slug)}`} onClick={onLeave}>
            {text('CART_FIT_INSTEAD', { name: misfit.instead.name })}
          </Link>
        )}
        {misfit.instead && (
          <LineSwap
            line={line}
            other={misfit.instead}
            label={text('CART_SWAP_PET', { name: misfit.name })}
            onGone={() => void refetch()}
          />
        )}
      </span>
    </span>
  )
}
