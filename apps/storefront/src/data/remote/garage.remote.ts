import type { WireReply } from '#contract/wire-types.ts'
import type { Garage, GaragePort } from '../port/garage.port.ts'
import { personalWire } from './personal-wire.ts'
import { toVehicle } from './vehicles.remote.ts'
import type { Wire } from './wire.ts'

export function garageRemote(any: Wire): GaragePort {
  const wire = personalWire(any)
  return {
    needsAccount: true,
    load: async () => toGarage(await wire.get('garage-listar', {})),
    add: async ({ id, year }) => toGarage(await wire.post('garage-agregar', { id_vehiculo: id, anio: year })),
    remove: async (id) => toGarage(await wire.post('garage-quitar', { id_vehiculo: id })),
    choose: async (id) => toGarage(await wire.post('garage-elegir', id === null ? {} : { id_vehiculo: id })),
  }
}

const toGarage = (reply: WireReply<'garage-listar'>): Garage => ({
  vehicles: reply.vehiculos.map(toVehicle),
  chosenId: reply.id_vehiculo_elegido,
})
