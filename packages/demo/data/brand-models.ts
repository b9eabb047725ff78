import { brands } from './brands.ts'
import type { DemoBrandModel } from './types.ts'

/** brand: the names of its lines, in their order. The ids count them, so new ones go to the end. */
const lines = `
andino: Cordillera, Valle, Cachorro
puyehue: Bosque, Volcán
vetralis: Protege, Vital, Calma
kalken: Pampa, Gaucho
mishka: Siesta, Caza
ruca: Ruca Nido, Ruca Paseo
lenga: Sin Granos, Ligero
pelusita: Espuma, Pelaje
nido-alto: Vuelo, Semilla
quirquincho: Madriguera, Terrario
acuario-sur: Nano, Panorámico
huenuve: Avena, Quillay
patagua: Heno, Lecho
trompito: Mordida, Rebote
motrax: Urbana, Taller, Diésel
ruta-cinco: Viaje, Carga
frenaval: Cerámica, Orgánica, Carga Pesada
lubrisur: Sintético, Semisintético, Mineral
kordill: Filtra, Frena
tekumo: Origen, Híbrido
`

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/** The lines that the makers of the demonstration shop sell. */
export const brandModels: DemoBrandModel[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [slug = '', names = ''] = line.split(': ')
    const brand = brands.find((each) => each.slug === slug)
    if (!brand) throw new Error(`Unknown brand ${slug}`)
    return names.split(', ').map((name, index) => ({
      brandId: brand.id,
      slug: `${slug}-${slugOf(name)}`,
      name: `${brand.name} ${name}`,
      image: `brand-${slug}.svg`,
      order: index + 1,
    }))
  })
  .map((model, index) => ({ id: index + 1, ...model }))
