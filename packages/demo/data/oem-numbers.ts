import { catalogue } from './products/catalogue.ts'
import type { DemoOemNumber } from './types.ts'

/**
 * How a part's name begins | make of vehicles: the numbers under which it sells the part. They have the form of the
 * make's own numbers and belong to the demonstration, as its parts do.
 */
const rows = `
Pastillas de freno delanteras cerámicas Toyota Hilux | Toyota: 04465-0K370, 04465-0K390
Pastillas de freno delanteras Hyundai Accent | Hyundai: 58101-1RA05; Kia: 58101-1WA35
Pastillas de freno traseras Kia Sportage | Kia: 58302-D7A70; Hyundai: 58302-D3A71
Pastillas de freno delanteras Chevrolet Sail | Chevrolet: 9056342, 24516731
Pastillas de freno traseras Mitsubishi L200 | Mitsubishi: 4605B574
Pastillas de freno delanteras Suzuki Swift | Suzuki: 55810-71L51
Disco de freno ventilado delantero Toyota Yaris | Toyota: 43512-0D230
Disco de freno ventilado delantero Nissan Navara | Nissan: 40206-4KH0B
Disco de freno ranurado Subaru Forester | Subaru: 26300SG010
Disco de freno sólido trasero Mazda 3 | Mazda: B45A-26-251
Tambor de freno trasero Chevrolet Spark | Chevrolet: 95032284
Juego de balatas traseras Hyundai i10 | Hyundai: 58305-0XA01
Amortiguador delantero a gas Toyota Hilux | Toyota: 48510-09T81, 48520-09T81
Amortiguador trasero a gas Nissan Qashqai | Nissan: 56210-4EA1B
Amortiguador delantero Hyundai Accent | Hyundai: 54651-1R201, 54661-1R201
Amortiguador todoterreno Suzuki Jimny | Suzuki: 41601-77R01, 41800-77R01
Resorte delantero Kia Rio | Kia: 54630-1W151
Resorte trasero reforzado Mitsubishi L200 | Mitsubishi: 4150A329
Bandeja inferior delantera Chevrolet Sail | Chevrolet: 9053871, 9053872
Bandeja inferior delantera Mazda CX-5 | Mazda: KD35-34-300, KD35-34-350
Bieleta estabilizadora Peugeot 208 | Peugeot: 5087.69
Terminal de dirección Toyota Yaris | Toyota: 45046-09811, 45047-09411
Rótula inferior Nissan V16 | Nissan: 40160-50Y01
Rodamiento de maza delantero Hyundai Tucson | Hyundai: 51750-D3001
Kit de rodamiento trasero Suzuki Baleno | Suzuki: 43402-68P01
Filtro de aceite Toyota Hilux | Toyota: 90915-YZZD5
Filtro de aceite Hyundai y Kia | Hyundai: 26300-35531; Kia: 26300-35506
Filtro de aceite Suzuki Swift | Suzuki: 16510-61A32
Filtro de aire Toyota Yaris | Toyota: 17801-0M030
Filtro de aire Nissan Navara | Nissan: 16546-4KV0B
Filtro de cabina con carbón Kia Sportage | Kia: 97133-D3201
Filtro de cabina Mazda 3 | Mazda: KD45-61-J6Y
Filtro de petróleo Mitsubishi L200 | Mitsubishi: 1770A339
Filtro de bencina Chevrolet Sail | Chevrolet: 96335720
Kit de distribución Hyundai Accent | Hyundai: 24312-26052
`

/** The numbers of parts, by the product's id, in their order. */
export const oemNumbers = new Map<number, DemoOemNumber[]>(
  rows
    .trim()
    .split('\n')
    .map((row): [number, DemoOemNumber[]] => {
      const [part = '', numbers = ''] = row.split(' | ')
      const entry = catalogue.find(({ seed }) => seed.name.startsWith(part))
      if (!entry) throw new Error(`No part ${part}`)
      return [entry.id, numbers.split('; ').flatMap(readNumbers)]
    }),
)

function readNumbers(text: string): DemoOemNumber[] {
  const [make = '', numbers = ''] = text.split(': ')
  return numbers.split(', ').map((number) => ({ make, number }))
}
