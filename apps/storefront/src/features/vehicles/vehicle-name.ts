import type { Vehicle } from '../../data/port/vehicles.port.ts'

/** As its owner calls it: `Toyota Yaris 2015`. */
export const vehicleName = ({ make, model, year }: Vehicle): string => `${make} ${model} ${year}`
