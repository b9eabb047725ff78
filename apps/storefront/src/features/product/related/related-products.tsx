import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { encodePet } from '#rules/pets/pet-query.ts'
import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { Product } from '../../../data/port/catalogue.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { useCurrentPet } from '../../pets/current-pet.store.ts'
import { traitsOf } from '../../pets/pet-traits.ts'
import { productListQuery, relatedQuery } from '../../product-cards/catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../../product-cards/product-grid.tsx'
import styles from '../../product-cards/product-strip.module.css'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { fittingRelated, relatedLimit, servedBeside } from './fitting-related.ts'

/**
 * Left out when there is nothing related, or when it cannot be loaded: the page does without. What does not fit the
 * vehicle, or does not suit the shopper's animal, makes room for what does.
 */
export function RelatedProducts({ product }: { product: Product }) {
  const text = useText()
  const data = useData()
  const titleId = useId()
  const { vehicle } = useCurrentVehicle()
  const pet = useCurrentPet()
  const served = servedBeside(product, { vehicle, pet: pet && traitsOf(pet) })
  const [root] = product.categoryPath
  const related = useQuery(relatedQuery(data, product.id))
  const fitting = useQuery({
    ...productListQuery(data, {
      limit: relatedLimit,
      ...(served && {
        filters:
          'vehicle' in served ? { vehicle: encodeVehicle(served.vehicle) } : { pet: encodePet(served.pet) },
      }),
      ...(root && { categorySlug: root.slug }),
    }),
    enabled: served !== null,
  })
  const isWaiting = related.isPending || (served !== null && fitting.isPending)
  const products = fittingRelated(related.data ?? [], fitting.data?.items ?? [], {
    except: product.id,
    served,
  })
  if (related.isError || (!isWaiting && products.length === 0)) return null
  return (
    <section className={styles.related} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('PRODUCT_RELATED')}</h2>
      {isWaiting ? (
        <ProductGridSkeleton count={4} arrangement="strip" />
      ) : (
        <ProductGrid products={products} arrangement="strip" />
      )}
    </section>
  )
}
