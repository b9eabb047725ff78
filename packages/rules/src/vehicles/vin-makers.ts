/**
 * make | how its VINs begin: three characters (world manufacturer identifiers), more where makes share these. Makes sold in Chile, from
 * wherever they are built: a maker's works abroad have identifiers of their own.
 */
const rows = `
Alfa Romeo | ZAR
Audi | 93U TRU WA1 WAU WUA
BAIC | LNB
BMW | 4US 5UX 98M WBA WBS WBX WBY
BYD | LC0 LGX
Changan | LS4 LS5
Chery | LVT LVV
Chevrolet | 1G1 1GC 1GN 3G1 3GC 3GN 8AG 8GG 93C 9BG KL1 KLA LSG LZW MA6 MMU
Citroën | 8BC 935 VF7 VR7
DFSK | LVZ
Daihatsu | JDA
Dongfeng | LGJ
Fiat | 8AP 9BD ZFA
Ford | 1FA 1FM 1FT 1ZV 2FA 2FM 3FA 3FM 3FT 6FP 8AF 9BF LJX LVS MAJ MNB NM0 WF0
Geely | L6T LB3
Great Wall | LGW
Honda | 19X 1HG 2HG 3HG 5FN 5J6 93H JHL JHM MRH
Hyundai | 5NM 5NP 9BH KM8 KMF KMH KMJ LBE MAL NLH TMA
Infiniti | JNK JNR
Isuzu | JAA MPA
JAC | LJ1
Jaguar | SAJ
Jeep | 1C4 1J4 1J8 988 ZAC
Kia | 3KP KNA KNC KND KNE KNH LJD MZB U5Y
Land Rover | SAL
Lexus | JTH JTJ
MG | LSJ SDP
MINI | WMW
Mahindra | MA1
Maxus | LSK
Mazda | 3MD 3MV 3MZ JM0 JM1 JM3 JM7 JMZ MM0 MM6 MM7 MM8
Mercedes-Benz | 4JG 55S 8AB 8AC 9BM W1K W1N W1V WDB WDC WDD WDF
Mitsubishi | 93X JA3 JA4 JMB JMY MK2 MMB MMC MMT
Nissan | 1N4 1N6 3N1 3N6 3N8 5N1 8AN 94D JN1 JN6 JN8 MDH MNT SJN VSK
Opel | W0L W0V
Peugeot | 8AD 936 LDC VF3 VR3
Porsche | WP0 WP1
RAM | 1C6 1D7 3C6 3D7
Renault | 8A1 93Y VF1
SEAT | VSS
SsangYong | KPA KPB KPT
Subaru | 4S3 4S4 JF1 JF2
Suzuki | JS2 JS3 JS4 JSA MA3 MBH MHY MMS TSM
Tesla | 5YJ 7SA LRW XP7
Toyota | 2T1 2T3 3TM 3TY 4T1 4T3 5TD 5TF 5YF 8AJ 9BR JT1 JT2 JT3 JT4 JT7 JTB JTD JTE JTF JTM JTN MBJ MHF MHK MR0 MR1 MR2 NMT SB1 VNK
Volkswagen | 1V2 1VW 3VV 3VW 8AW 9BW AAV LSV MEX WV1 WV2 WVG WVW XW8
Volvo | LVY YV1 YV4
Škoda | TMB
Brilliance | LSY
Chrysler | 1C3 2C3 1C8 2C8 3C4
Daewoo | KLY
Dodge | 1B3 1B4 1B7 1D3 1D4 1D8 2B3 2C3CD 3D4
FAW | LFP LFW
Foton | LVA LVB LVC
GAC Motor | LMG LNA
GMC | 1GK 1GT 2GT 3GT
Haval | LGWEE LGWEF LGWFF
Hyundai | 3KPC
Leapmotor | LFZ
Lifan | LLV
SWM | LLC
Samsung | KNM
Tata | MAT
ZX Auto | LTA
Zotye | LJ8
`

const makers = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [make = '', identifiers = ''] = row.split(' | ')
      return identifiers.split(' ').map((identifier): [string, string] => [identifier, make])
    }),
)

/** Every identifier with its make. */
export const vinMakers: ReadonlyMap<string, string> = makers

/** The make of a VIN; null where nobody who sells in Chile is known by it. */
export function vinMake(vin: string): string | null {
  for (let length = 5; length >= 3; length -= 1) {
    const make = makers.get(vin.slice(0, length))
    if (make) return make
  }
  return null
}
