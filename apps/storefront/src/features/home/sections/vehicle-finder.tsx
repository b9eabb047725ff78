import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { Vehicle } from '../../../data/port/vehicles.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useNavigate } from '../../../shell/router.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { rootsOf } from '../../list/categories/category-tree.ts'
import { categoriesQuery } from '../../product-cards/catalogue.queries.ts'
import { categoryHref } from '../../product-cards/product-href.ts'
import { addAndChoose } from '../../vehicles/garage.store.ts'
import { VehicleSelects } from '../../vehicles/vehicle-selects.tsx'
import { slidesQuery } from '../home.queries.ts'
import styles from './vehicle-finder.module.css'

/** Finds the parts of a vehicle: four choices, each opening the next, over the drawing of a slide. */
export function VehicleFinder() {
  const text = useText()
  const data = useData()
  const navigate = useNavigate()
  const categories = useQuery(categoriesQuery(data))
  const slides = useQuery(slidesQuery(data))
  const [vehicle, setVehicle] = useState<Vehicle | null>(null)
  const parts = rootsOf(categories.data ?? []).find(({ tree }) => tree === 'vehicles')
  const slide = slides.data?.find(({ url }) => parts && url === categoryHref(parts.slug))
  return (
    <section
      className={styles.finder}
      aria-labelledby="finder-title"
      data-plain={(slides.data && !slide) || undefined}
    >
      {slide && <img src={slide.image} alt="" width={1360} height={640} fetchPriority="high" />}
      <div className={styles.words}>
        <h1 id="finder-title">{text('HOME_FINDER_TITLE')}</h1>
        <p>{text('HOME_FINDER_TEXT')}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!vehicle || !parts) return
            void addAndChoose(data, vehicle)
            navigate(`/shop/category/${parts.slug}/products?filter_vehicle=${encodeVehicle(vehicle)}`)
          }}
        >
          <VehicleSelects onChange={setVehicle} />
          <Button type="submit" kind="accent" size="large" disabled={!vehicle}>
            {text('HOME_FINDER_SEARCH')}
          </Button>
        </form>
      </div>
    </section>
  )
}
