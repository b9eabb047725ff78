import type { DemoVehicle } from './types.ts'

/** make | model | engine | years; the ids count the rows, so new ones go to the end. */
const rows = `
Chevrolet | Sail | 1.4 bencina | 2011–2019
Chevrolet | Spark | 1.2 bencina | 2011–2018
Chevrolet | Groove | 1.5 bencina | 2020–2024
Ford | Focus S | 2.0 bencina | 2012–2018
Ford | Ranger | 3.2 diésel | 2012–2022
Hyundai | Accent | 1.4 bencina | 2012–2018
Hyundai | Accent | 1.6 bencina | 2012–2018
Hyundai | i10 | 1.1 bencina | 2012–2019
Hyundai | Tucson | 2.0 bencina | 2016–2020
Hyundai | Tucson | 2.0 diésel | 2016–2020
Kia | Morning | 1.2 bencina | 2012–2023
Kia | Rio | 1.4 bencina | 2012–2017
Kia | Sportage | 2.0 bencina | 2016–2021
Kia | Sportage | 2.0 diésel | 2016–2021
Mazda | 3 | 1.6 bencina | 2014–2018
Mazda | 3 | 2.0 bencina | 2014–2018
Mazda | CX-5 | 2.0 bencina | 2013–2017
Mazda | CX-5 | 2.5 bencina | 2013–2017
Mitsubishi | L200 | 2.4 diésel | 2015–2020
Nissan | Kicks | 1.6 bencina | 2017–2024
Nissan | Navara | 2.3 diésel | 2015–2021
Nissan | Qashqai | 2.0 bencina | 2014–2019
Nissan | V16 | 1.6 bencina | 1993–2010
Nissan | Versa | 1.6 bencina | 2012–2020
Peugeot | 208 | 1.2 bencina | 2013–2019
Peugeot | 208 | 1.6 diésel | 2013–2019
Subaru | Forester | 2.0 bencina | 2013–2018
Subaru | Forester | 2.5 bencina | 2013–2018
Suzuki | Baleno | 1.4 bencina | 2016–2022
Suzuki | Jimny | 1.5 bencina | 2019–2023
Suzuki | Swift | 1.2 bencina | 2012–2017
Suzuki | Swift | 1.4 bencina | 2012–2017
Toyota | Corolla | 1.8 bencina | 2014–2019
Toyota | Hilux | 2.4 diésel | 2016–2021
Toyota | Hilux | 2.8 diésel | 2016–2021
Toyota | RAV4 | 2.0 bencina | 2013–2018
Toyota | Yaris | 1.3 bencina | 2014–2018
Toyota | Yaris | 1.5 bencina | 2014–2018
Volkswagen | Amarok | 2.0 diésel | 2011–2022
Volkswagen | Gol | 1.6 bencina | 2009–2020
Hyundai | Accent | 1.6 diésel | 2012–2018
Hyundai | i10 | 1.2 bencina | 2012–2016
Hyundai | Tucson | 1.6 turbo bencina | 2016–2020
Kia | Rio | 1.1 diésel | 2012–2017
Kia | Rio | 1.2 bencina | 2012–2017
Mazda | CX-5 | 2.2 diésel | 2013–2017
Subaru | Forester | 2.0 diésel | 2013–2018
Subaru | Forester | 2.0 turbo bencina | 2013–2018
Toyota | Hilux | 2.7 bencina | 2016–2021
`

/**
 * Every vehicle that a part of the demonstration may be made for; their years are ranges, both ends included. What
 * else drives on Chilean roads stands in `vehicles/market.ts`.
 */
export const vehicles: DemoVehicle[] = rows
  .trim()
  .split('\n')
  .map((row, index) => {
    const [make = '', model = '', engine = '', years = ''] = row.split(' | ')
    const [from, to] = years.split('–').map(Number)
    if (!from || !to) throw new Error(`No years in ${row}`)
    return { id: index + 1, make, model, engine, yearFrom: from, yearTo: to }
  })
