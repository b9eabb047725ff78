import type { DemoBrand } from './types.ts'

/** Invented brands: name, country, ink and ground of the mark. */
const rows: [string, string, string, string, string][] = [
  ['andino', 'Andino', 'Chile', '#ffffff', '#0f4a3c'],
  ['puyehue', 'Puyehue', 'Chile', '#fdf3e0', '#a63f26'],
  ['vetralis', 'Vetralis', 'Chile', '#ffffff', '#1f4fa0'],
  ['kalken', 'Kalkén', 'Argentina', '#fdebd3', '#c9531f'],
  ['mishka', 'Mishka', 'Chile', '#fff2f4', '#8a2f56'],
  ['ruca', 'Ruca', 'Chile', '#f6eddc', '#5b6f4d'],
  ['lenga', 'Lenga', 'Chile', '#fff5df', '#7a4a1e'],
  ['pelusita', 'Pelusita', 'Perú', '#20405e', '#bfe0ee'],
  ['nido-alto', 'Nido Alto', 'Chile', '#22381a', '#d8e27a'],
  ['quirquincho', 'Quirquincho', 'Bolivia', '#fff1d6', '#925c17'],
  ['acuario-sur', 'Acuario Sur', 'Chile', '#e8fbff', '#0d6478'],
  ['huenuve', 'Huenuvé', 'Chile', '#fffaf0', '#5a3d7a'],
  ['patagua', 'Patagua', 'Uruguay', '#12382c', '#a8d8bd'],
  ['trompito', 'Trompito', 'México', '#3a1a06', '#f5b544'],
  ['motrax', 'Motrax', 'Alemania', '#ffffff', '#b3261e'],
  ['ruta-cinco', 'Ruta Cinco', 'Chile', '#ffd35c', '#22272b'],
  ['frenaval', 'Frenaval', 'Brasil', '#ffffff', '#174a8c'],
  ['lubrisur', 'Lubrisur', 'Chile', '#14241e', '#f2b441'],
  ['kordill', 'Kordill', 'España', '#eaf2f6', '#34566b'],
  ['tekumo', 'Tekumo', 'Japón', '#ffffff', '#0b7a6b'],
]

/** The makers of the demonstration shop; none of them exists. */
export const brands: DemoBrand[] = rows.map(([slug, name, country, ink, ground], index) => ({
  id: index + 1,
  slug,
  name,
  country,
  ink,
  ground,
}))
