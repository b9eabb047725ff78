/** A vehicle for which parts are asked. `year` is the one that the shopper said, null for any in which it was sold. */
export type AskedVehicle = { id: number; year: number | null }

/** How an address names one: `37-2016`, or `37` where no year is said. */
export const vehiclePattern = /^([1-9]\d{0,8})(?:-(\d{4}))?$/

export const encodeVehicle = ({ id, year }: AskedVehicle): string => (year ? `${id}-${year}` : `${id}`)
