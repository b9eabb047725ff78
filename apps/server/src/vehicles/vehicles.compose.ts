import type { PersonalDataProvider } from '../customers/personal-data/personal-data.service.ts'
import type { Database } from '../db/connection.ts'
import { engineWords } from './engine-words.ts'
import { garageRoutes } from './garage.routes.ts'
import { garageService } from './garage.service.ts'
import { presentForExport } from './vehicles.present.ts'
import { vehiclesRoutes } from './vehicles.routes.ts'
import { vehiclesService } from './vehicles.service.ts'

export function composeVehicles({ database }: { database: Database }) {
  const garage = garageService({ database })
  const providers: PersonalDataProvider[] = [
    {
      name: 'vehiculos',
      by: 'customer',
      exportOf: async (person) => (await garage.list(person.customerId)).map(presentForExport),
      forget: (tx, person) => garage.forgetPerson(tx, person.customerId),
    },
  ]
  const inLanguage = engineWords({ database })
  const vehicles = vehiclesService({ database })
  return {
    routes: { ...vehiclesRoutes(vehicles, inLanguage), ...garageRoutes(garage, inLanguage) },
    providers,
  }
}
