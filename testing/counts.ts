/** Whether everything is tried as often as it was ever meant to be: `npm run proof`. */
export const isProof = process.env.PROOF === 'full'

/**
 * How often a kill, a race or a case of fuzz is tried: `whole` in `npm run proof`; in `npm test` a tenth of it,
 * and never fewer than `least`, which is what still notices a fault that was put in on purpose.
 */
export const timesOf = (whole: number, least = 1): number =>
  isProof ? whole : Math.min(whole, Math.max(least, Math.ceil(whole / 10)))

/**
 * Further widths, languages, themes or layers in which a test asks what it has asked already: they come with
 * `npm run proof`. What is asked nowhere else is not among them.
 */
export const inProof = <Item>(...more: Item[]): Item[] => (isProof ? more : [])
