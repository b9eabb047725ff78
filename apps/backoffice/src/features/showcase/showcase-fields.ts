import type { EditedRow } from '../../data/port/shipping.port.ts'
import type { ShowcaseFields, ShowcaseKind } from '../../data/port/showcase.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'

export type Word = { name: string; label: TextKey; max: number; isLong?: boolean }

const title: Word = { name: 'title', label: 'SHOWCASE_TITLE', max: 120 }
const content: Word = { name: 'content', label: 'SHOWCASE_TEXT', max: 240, isLong: true }

/** The texts of each kind, in the order in which the shop shows them. */
export const wordsOf: Record<ShowcaseKind, Word[]> = {
  slide: [
    { name: 'offerTag', label: 'SHOWCASE_TAG', max: 60 },
    title,
    content,
    { name: 'buttonText', label: 'SHOWCASE_BUTTON', max: 40 },
  ],
  banner: [title],
  campaign: [title, content],
}

export const neededWords = ['title', 'buttonText']

const time = { isActive: true, from: null, until: null }

const blank = (kind: ShowcaseKind) =>
  Object.fromEntries(
    wordsOf[kind].flatMap(({ name }) => [name, `${name}En`, `${name}Ru`].map((each) => [each, ''])),
  )

/** One that is made. */
export function fresh(kind: ShowcaseKind): EditedRow<ShowcaseFields[ShowcaseKind]> {
  const more = {
    slide: { image: '', mobileImage: '', link: '' },
    banner: { image: '', link: '' },
    campaign: {},
  }
  const fields = { ...blank(kind), ...more[kind], ...time } as ShowcaseFields[ShowcaseKind]
  return { id: null, version: 0, by: '', at: null, fields }
}

/** Whether the shop shows it at a time, in ms since 1970. */
export function stateOf(
  { isActive, from, until }: Pick<ShowcaseFields['banner'], 'isActive' | 'from' | 'until'>,
  now: number,
): 'shown' | 'off' | 'coming' | 'over' {
  if (!isActive) return 'off'
  if (until !== null && Date.parse(until) <= now) return 'over'
  return from !== null && Date.parse(from) > now ? 'coming' : 'shown'
}
