/** Up to which load index, in order: kg that one tyre carries (ETRTO Standards Manual, load capacity index). */
const firstIndex = 60
const loads = [
  250, 257, 265, 272, 280, 290, 300, 307, 315, 325, 335, 345, 355, 365, 375, 387, 400, 412, 425, 437, 450,
  462, 475, 487, 500, 515, 530, 545, 560, 580, 600, 615, 630, 650, 670, 690, 710, 730, 750, 775, 800, 825,
  850, 875, 900, 925, 950, 975, 1000, 1030, 1060, 1090, 1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360, 1400,
  1450, 1500, 1550, 1600, 1650, 1700,
]

/** km/h up to which a tyre may be driven (UNECE Regulation 30). */
const speeds = {
  L: 120,
  M: 130,
  N: 140,
  P: 150,
  Q: 160,
  R: 170,
  S: 180,
  T: 190,
  U: 200,
  H: 210,
  V: 240,
  W: 270,
  Y: 300,
} as const

export const speedIndexes = ['L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'H', 'V', 'W', 'Y'] as const
export type SpeedIndex = (typeof speedIndexes)[number]

/** kg that a tyre of a load index carries; null for an index that the table does not have. */
export const loadOf = (index: number): number | null => loads[index - firstIndex] ?? null

/** km/h. */
export const speedOf = (index: SpeedIndex): number => speeds[index]

/** '88H' as its two indexes; null for what is no service description. */
export function serviceDescription(text: string): { loadIndex: number; speedIndex: SpeedIndex } | null {
  const [, load, letter] = /^(\d{2,3})([A-Z])$/.exec(text.trim()) ?? []
  const speedIndex = speedIndexes.find((each) => each === letter)
  if (!speedIndex || loadOf(Number(load)) === null) return null
  return { loadIndex: Number(load), speedIndex }
}
