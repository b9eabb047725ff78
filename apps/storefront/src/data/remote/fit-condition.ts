import type { WireReply } from '#contract/wire-types.ts'

const conditionKinds = { motor: 'engine', lado: 'side', nota: 'note' } as const

/** A condition of a part; `lang` where it is not said in the reader's language. */
export const toCondition = ({ tipo, texto, idioma }: WireCondition) => ({
  kind: conditionKinds[tipo],
  text: texto,
  ...(idioma && { lang: idioma }),
})

type WireCondition = WireReply<'producto-vehiculos'>['vehiculos'][number]['condiciones'][number]
