import { expect, test } from 'vitest'
import { vehiclesOfVin } from '#rules/vehicles/vehicles-of-vin.ts'
import { hasCheckDigit, isCheckDigitWrong, parseVin } from '#rules/vehicles/vin.ts'
import { allVehicles } from './market.ts'

/**
 * make | model | how VINs of it begin, as they stand in papers | model years. Written apart from the patterns that
 * the shop reads by, of the ten makes that are commonest in Chile and of some others.
 */
const rows = `
Chevrolet | Sail | LSGSA52S | 2012 2015 2018
Chevrolet | Spark | KL1MJ6A0 | 2012 2014 2016
Chevrolet | Spark GT | KL1MF485 | 2013 2016
Chevrolet | Aveo | KL1SF696 | 2006 2010
Chevrolet | Cruze | KL1PJ5C5 | 2011 2014
Chevrolet | Captiva | KL1CD26D | 2010 2014
Chevrolet | Captiva | LZWADAGB | 2021 2023
Chevrolet | N300 | LZWACAGA | 2013 2018
Chevrolet | Onix | 9BGKS48U | 2016 2018
Chevrolet | Onix | 9BGEA48H | 2021 2024
Chevrolet | Tracker | 3GNCJ7CE | 2015 2017
Chevrolet | Tracker | 9BGEP76B | 2022
Chevrolet | Colorado | MMU148FH | 2014 2018
Chevrolet | Luv D-Max | 8GGTFSJ5 | 2008 2010
Chevrolet | Silverado | 3GCEK23M | 2010 2016
Hyundai | Accent | KMHCG41C | 2003 2005
Hyundai | Accent | KMHCN41C | 2008 2010
Hyundai | Accent | KMHCT41D | 2012 2015 2017
Hyundai | Accent | 3KPC24A3 | 2020
Hyundai | Elantra | KMHDN41B | 2004
Hyundai | Elantra | KMHDU41B | 2009
Hyundai | Elantra | KMHDG41E | 2012 2014
Hyundai | Elantra | KMHD841C | 2018
Hyundai | Tucson | KMHJN81B | 2007
Hyundai | Tucson | KMHJT81B | 2012
Hyundai | Tucson | KMHJ2813 | 2017 2019
Hyundai | Tucson | TMAJ3813 | 2018
Hyundai | Santa Fe | KMHSH81X | 2009
Hyundai | Santa Fe | KMHST81C | 2014 2016
Hyundai | i10 | MALAM51B | 2012 2013
Hyundai | Grand i10 | MALA741C | 2016 2019
Hyundai | Creta | MALC381C | 2017 2020
Hyundai | H-1 | KMFWBX7H | 2010 2016
Hyundai | Getz | KMHBT51G | 2006
Hyundai | Palisade | KMHR3813 | 2021
Kia | Morning | KNABA24C | 2008 2010
Kia | Morning | KNABX511 | 2013 2016
Kia | Morning | KNAB2511 | 2018 2022
Kia | Rio | KNADE223 | 2008
Kia | Rio | KNADN412 | 2013 2016
Kia | Rio | 3KPA241A | 2019
Kia | Cerato | KNAFW412 | 2011
Kia | Cerato | KNAFX411 | 2014 2017
Kia | Cerato | 3KPF241A | 2020
Kia | Sportage | KNDJF724 | 2008
Kia | Sportage | KNAPC811 | 2012 2014
Kia | Sportage | KNAPM81A | 2018 2020
Kia | Sorento | KNAKU813 | 2012
Kia | Sorento | KNARH81B | 2022
Kia | Soul | KNDJT2A2 | 2010 2012
Kia | Carnival | KNAMB812 | 2012
Kia | Seltos | MZBEU813 | 2021
Kia | Sonet | MZBFB812 | 2022
Kia | Frontier | KNCSHX76 | 2014
Toyota | Hilux | MR0FZ29G | 2008 2012 2015
Toyota | Hilux | 8AJFZ29G | 2007 2014
Toyota | Hilux | MR0HA3CD | 2017 2020
Toyota | Hilux | 8AJHA3CD | 2018 2023
Toyota | Fortuner | MR0YZ59G | 2008
Toyota | Yaris | JTDBW923 | 2008 2011
Toyota | Yaris | MR2BT9F3 | 2015 2017
Toyota | RAV4 | JTMZD33V | 2008 2010
Toyota | RAV4 | JTMDJREV | 2014 2017
Toyota | RAV4 | JTMW1RFV | 2020
Toyota | Corolla | 9BRBL42E | 2010
Toyota | Corolla | 9BRBU3HE | 2016 2018
Toyota | Land Cruiser Prado | JTEBH3FJ | 2012 2017
Toyota | FJ Cruiser | JTEBU11F | 2010
Toyota | Hiace | JTFSS22P | 2012
Toyota | Avanza | MHKM1BA3 | 2010
Suzuki | Swift | JSAZC72S | 2012 2015
Suzuki | Swift | MBHZC53S | 2019 2022
Suzuki | Jimny | JSAFJB43 | 2010 2014
Suzuki | Vitara | TSMLYD21 | 2016 2019
Suzuki | S-Cross | TSMJYA22 | 2015
Suzuki | Baleno | MBHEWB22 | 2017 2020
Suzuki | Celerio | MA3ETDE1 | 2014 2018
Suzuki | Ertiga | MHYZE81S | 2015
Suzuki | APV | MHYDN71V | 2012
Suzuki | XL7 | MHYNC22S | 2022
Suzuki | Alto | MA3EUA11 | 2011
Suzuki | SX4 | JSAEYA21 | 2010
Suzuki | Grand Nomade | JS3TD54V | 2008 2011
Nissan | V16 | 3N1EB31S | 2003 2008
Nissan | Versa | 3N1CN7AD | 2013 2016 2019
Nissan | Versa | 3N1CN8AE | 2022
Nissan | Sentra | 3N1AB7AE | 2014 2018
Nissan | Tiida | 3N1BC1CD | 2010 2013
Nissan | March | 3N1CK3CD | 2014 2018
Nissan | Kicks | 3N8CP5HD | 2018 2021
Nissan | NP300 | 3N6CD33B | 2017 2019
Nissan | X-Trail | JN1TBNT3 | 2005 2010 2016
Nissan | Qashqai | SJNFBAJ1 | 2012 2016
Nissan | Juke | SJNFBAF15 | 2014
Nissan | Murano | JN1TANZ5 | 2012
Peugeot | 206 | VF32AKFX | 2003 2006
Peugeot | 207 | VF3WCKFV | 2009
Peugeot | 207 | 9362MKFW | 2010
Peugeot | 208 | VF3CCHMZ | 2015 2018
Peugeot | 208 | VR3UPHNS | 2022
Peugeot | 2008 | VF3CUHNZ | 2017
Peugeot | 2008 | VR3USHNS | 2023
Peugeot | 307 | VF33CNFU | 2005
Peugeot | 308 | VF34C5FS | 2012
Peugeot | 308 | VF3LBBHX | 2016
Peugeot | 301 | VF3DD9HP | 2015
Peugeot | 3008 | VF3MCBHX | 2018
Peugeot | 3008 | VF30U9HZ | 2012
Peugeot | Partner | VF37J9HF | 2014
Peugeot | Expert | VF3XD9HU | 2013
Mazda | 3 | JM7BK326 | 2006 2008
Mazda | 3 | JM7BL12Z | 2011
Mazda | 3 | JM7BM5S7 | 2015 2017
Mazda | 3 | JM7BP2S7 | 2020
Mazda | 2 | JM7DE1W7 | 2010
Mazda | 2 | 3MDDJ2SA | 2017
Mazda | 6 | JM7GJ4S3 | 2014 2017
Mazda | CX-5 | JM7KE2W7 | 2014 2016
Mazda | CX-5 | JM7KF2WL | 2019 2021
Mazda | CX-3 | JM7DK2W7 | 2018
Mazda | CX-30 | 3MVDM2W7 | 2021
Mazda | CX-9 | JM7TC4WL | 2018
Mazda | BT-50 | MM7UNY0W | 2010
Mazda | BT-50 | MM7UP4DF | 2015
Ford | Ranger | 8AFAR23L | 2014 2018 2021
Ford | Ranger | 8AFER13P | 2008
Ford | EcoSport | 9BFZB55N | 2014
Ford | EcoSport | MAJBXXMR | 2018
Ford | Fiesta | 3FADP4BJ | 2014 2017
Ford | Fusion | 3FA6P0K9 | 2016
Ford | Explorer | 1FM5K8D8 | 2014 2018
Ford | Escape | 1FMCU9GX | 2014
Ford | Edge | 2FMPK4J9 | 2018
Ford | F-150 | 1FTFW1EF | 2014 2018
Ford | Mustang | 1FA6P8CF | 2018
Ford | Territory | LJXCU3BB | 2021
Ford | Maverick | 3FTTW8E9 | 2023
Mitsubishi | L200 | MMBJNKB4 | 2008 2012
Mitsubishi | L200 | MMBJYKL1 | 2017 2019
Mitsubishi | Montero Sport | MMBGUKS1 | 2018
Mitsubishi | Montero Sport | MMBGNKH4 | 2012
Mitsubishi | ASX | JMYXTGA2 | 2014
Mitsubishi | Outlander | JMYXTCW5 | 2009
Mitsubishi | Outlander | JMYXTGF2 | 2014
Mitsubishi | Lancer | JMYSTCS3 | 2005
Mitsubishi | Lancer | JMYSNCY2 | 2012
Mitsubishi | Montero | JMYLYV98 | 2012
Mitsubishi | Mirage | MMBXTA03 | 2016
Mitsubishi | Xpander | MK2NC1PA | 2021
Mitsubishi | Eclipse Cross | JMYXTGK1 | 2019
Volkswagen | Gol | 9BWAB45U | 2012 2016
Volkswagen | Amarok | WV1ZZZ2H | 2014
Volkswagen | Tiguan | WVGZZZ5N | 2015
Isuzu | D-Max | MPATFS85 | 2012
Subaru | XV | JF1GT7LL | 2015
`

/** The ten makes that are commonest in Chile. */
const commonest = new Set(
  'Chevrolet Hyundai Kia Toyota Suzuki Nissan Peugeot Mazda Ford Mitsubishi'.split(' '),
)

/** A code of the model year stands at the tenth character, before it the check digit where there has to be one. */
const yearCodes = '123456789ABCDEFGHJKLMNPRSTV'
const vinOf = (begins: string, year: number) => {
  const place = begins.startsWith('VF3') || begins.startsWith('VR3') ? 'A' : '0'
  const withDigit = (digit: string) => `${begins.padEnd(9, digit)}${yearCodes[year - 2001]}A012345`
  const vin = withDigit(place)
  return isCheckDigitWrong(vin) ? ([...'0123456789X'].map(withDigit).find(hasCheckDigit) ?? vin) : vin
}

const cases = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [make = '', model = '', begins = '', years = ''] = row.split(' | ')
    return years.split(' ').map((each) => ({ make, model, year: Number(each), begins }))
  })

/** VINs that are none, or of nobody who sells here. */
const wrong = [
  ...['', 'error', 'VIN', '0'.repeat(16), '1'.repeat(18), 'KNAPC811BG700000', 'KNAPC811BG70000011'],
  ...[
    'IM7BM5S70G0012345',
    'KNAPC811BGO000001',
    'MR0FZ29G0Q0012345',
    'ÑR0FZ29G0C0012345',
    'MR0FZ29G0C00123.5',
  ],
  ...['ZZZFZ29G0CA012345', '00000000000000000', 'XXXXXXXXXXXXXXXXX', '9ZZBM5S70GA012345'],
  // No model year, and years in which the make sold nothing.
  ...['MR0FZ29G0ZA012345', 'KNAPC811BUA012345', 'LSJW54U30AA012345', 'LSKG5GC10BA012345'],
]

test('each of 200 VINs of the ten commonest makes, and of others, leaves three vehicles or fewer, the right one among them', () => {
  expect(cases.filter(({ make }) => commonest.has(make)).length).toBeGreaterThanOrEqual(200)
  const failures = cases.flatMap(({ make, model, year, begins }) => {
    const vin = vinOf(begins, year)
    const found = parseVin(vin) && vehiclesOfVin(vin, allVehicles, 2027)
    const isRight =
      found &&
      !isCheckDigitWrong(vin) &&
      found.year === year &&
      found.vehicles.length <= 3 &&
      found.vehicles.every((each) => each.make === make) &&
      found.vehicles.some((each) => each.model === model)
    const candidates = found ? found.vehicles.map((each) => `${each.model} ${each.engine}`) : null
    return isRight ? [] : [{ vin, make, model, year, found: found ? found.year : null, candidates }]
  })
  expect(failures).toEqual([])
})

test('what is no VIN, and what nobody sold here, finds nothing', () => {
  const found = wrong.filter((text) => {
    const vin = parseVin(text)
    return vin && vehiclesOfVin(vin, allVehicles, 2027)
  })
  expect(found).toEqual([])
})
