import type { DemoSlide } from './types.ts'

function art(index: number): Pick<DemoSlide, 'imageClassic' | 'imageFull' | 'imageMobile'> {
  return {
    imageClassic: `slide-${index}.svg`,
    imageFull: `slide-${index}-full.svg`,
    imageMobile: `slide-${index}-mobile.svg`,
  }
}

/**
 * The home page's slideshow. Pictures leave the start half free for the words: classic 1360 × 640, full 1920 × 640,
 * mobile 780 × 560 (the art alone).
 */
export const slides: DemoSlide[] = [
  {
    title: 'Todo lo que deja huella, en casa y en el camino.',
    text: 'Alimento, salud y regaloneo para tu mascota. Y los repuestos para llevarla lejos.',
    offerTag: 'Semana de la cola feliz',
    buttonText: 'Ver ofertas',
    ...art(1),
    categorySlug: 'perros',
  },
  {
    title: 'Siete vidas, un solo lugar para regalonearlas.',
    text: 'Patés del sur, arena que sí aglomera y rascadores que salvan sillones.',
    offerTag: 'Hasta 25 % en gatos',
    buttonText: 'Ver gatos',
    ...art(2),
    categorySlug: 'gatos',
  },
  {
    title: 'Chicos, emplumados y con escamas.',
    text: 'Heno fresco, luz para reptiles y acuarios listos para armar.',
    offerTag: null,
    buttonText: 'Ver exóticos',
    ...art(3),
    categorySlug: 'exoticos',
  },
  {
    title: 'Antes del viaje, una mantención.',
    text: 'Aceite, filtros, plumillas y pastillas de freno con el código exacto de tu auto.',
    offerTag: 'Kit de mantención',
    buttonText: 'Encuentra tu repuesto',
    ...art(4),
    categorySlug: 'repuestos',
  },
]
