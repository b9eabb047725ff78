import type { DemoBanner } from './types.ts'

/** The home page's small banners. */
export const banners: DemoBanner[] = [
  {
    id: 1,
    title: 'Patés del sur para gatos con opinión',
    image: 'banner-1.svg',
    url: '/shop/category/gatos-alimentos',
    position: 1,
  },
  {
    id: 2,
    title: 'Frenos firmes para salir tranquilos',
    image: 'banner-2.svg',
    url: '/shop/category/frenos-y-suspension',
    position: 2,
  },
  {
    id: 3,
    title: 'Un rincón verde para tu exótico',
    image: 'banner-3.svg',
    url: '/shop/category/exoticos-habitat',
    position: 3,
  },
]
