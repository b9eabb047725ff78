import { type AskedVehicle, encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'

/** Everything in the shop that fits a vehicle. */
export const partsHref = (vehicle: AskedVehicle) => `/shop/shop-list?filter_vehicle=${encodeVehicle(vehicle)}`
