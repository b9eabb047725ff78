export type Region = {
  /** 1 to 16, the region's own number. */
  id: number
  name: string
  /** North to south. */
  order: number
  /** The courier's code: R1 … R16, RM. */
  courierCode: string
}

/** North to south: number, courier code, name. */
const northToSouth: [number, string, string][] = [
  [15, 'R15', 'Arica y Parinacota'],
  [1, 'R1', 'Tarapacá'],
  [2, 'R2', 'Antofagasta'],
  [3, 'R3', 'Atacama'],
  [4, 'R4', 'Coquimbo'],
  [5, 'R5', 'Valparaíso'],
  [13, 'RM', 'Metropolitana de Santiago'],
  [6, 'R6', 'Libertador General Bernardo O’Higgins'],
  [7, 'R7', 'Maule'],
  [16, 'R16', 'Ñuble'],
  [8, 'R8', 'Biobío'],
  [9, 'R9', 'La Araucanía'],
  [14, 'R14', 'Los Ríos'],
  [10, 'R10', 'Los Lagos'],
  [11, 'R11', 'Aysén del General Carlos Ibáñez del Campo'],
  [12, 'R12', 'Magallanes y de la Antártica Chilena'],
]

/** The 16 regions, north to south. */
export const regions: Region[] = northToSouth.map(([id, courierCode, name], index) => ({
  id,
  name,
  order: index + 1,
  courierCode,
}))
