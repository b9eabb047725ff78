import { useQuery } from '@tanstack/react-query'
import type { PetTraits } from '#rules/pets/pet.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { forPetQuery } from '../../product-cards/catalogue.queries.ts'
import { productHref } from '../../product-cards/product-href.ts'
import styles from './suited-instead.module.css'

/** What suits the animal in place of a product that does not. */
export function SuitedInstead({ productId, pet, name }: { productId: number; pet: PetTraits; name: string }) {
  const text = useText()
  const { data: found = [] } = useQuery(forPetQuery(useData(), productId, pet))
  if (found.length === 0) return null
  return (
    <section className={styles.instead} aria-label={text('PETS_INSTEAD', { name })}>
      <h2>{text('PETS_INSTEAD', { name })}</h2>
      <ul>
        {found.map((product) => (
          <li key={product.id}>
            <Link to={productHref(product)}>
              {product.pictures[0] && <Picture picture={{ ...product.pictures[0], alt: '' }} size={64} />}
              <span lang={product.lang}>{product.name}</span>
              <Price amount={product.price} size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
