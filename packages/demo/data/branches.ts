import type { DemoBranch } from './types.ts'

/** The three branches; the first is the main one and serves the web. */
export const branches: DemoBranch[] = [
  {
    id: 1,
    name: 'Huella La Florida',
    address: 'Avenida Vicuña Mackenna 7255, local 12',
    comunaCut: '13110',
    phone: '+56223456789',
  },
  {
    id: 2,
    name: 'Huella Viña del Mar',
    address: 'Avenida Valparaíso 641',
    comunaCut: '05109',
    phone: '+56322345678',
  },
  {
    id: 3,
    name: 'Huella Concepción',
    address: 'Barros Arana 1068',
    comunaCut: '08101',
    phone: '+56412345678',
  },
]
