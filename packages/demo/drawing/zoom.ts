import type { Form } from './form-names.ts'

/** Forms that leave more air than the others, or less; 1.14 unless named. */
const own: Partial<Record<Form, number>> = {
  bag: 1.22,
  tin: 1.3,
  sack: 1.2,
  pouch: 1.22,
  snackbag: 1.18,
  jar: 1.22,
  dropper: 1.14,
  bottle: 1.12,
  spray: 1.1,
  tube: 1.12,
  cartonBox: 1.16,
  pipettebox: 1.16,
  blisterbox: 1.18,
  shaker: 1.2,
  mattress: 1.02,
  cornertray: 1.06,
  mat: 1.02,
  bridge: 1.04,
  aquarium: 1.05,
  turtletank: 1.06,
  wand: 1.08,
  carrier: 1.06,
  tree: 1.1,
  hammock: 1.06,
  battery: 1.1,
  wiper: 1.04,
  rearwiper: 1.04,
  doublebowl: 1.06,
  pen: 1,
  perch: 1.04,
  tunnel: 1.02,
  siphon: 1.04,
}

/** The transform that stands a form on the common base line at its own size. */
export function stand(form: Form): string {
  const scale = own[form] ?? 1.14
  const x = Math.round(400 - 400 * scale)
  const y = Math.round(712 - 690 * scale)
  return `translate(${x} ${y}) scale(${scale})`
}
