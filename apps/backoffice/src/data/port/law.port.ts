import type { LawNumbers } from '#content/law/law-text.ts'
import type { Edit, Edited } from './shop.port.ts'

export const lawKinds = ['terms', 'privacy', 'returns', 'guarantee', 'cookies'] as const
export type LawKind = (typeof lawKinds)[number]

/** Spanish, and what is not empty of English and Russian. */
export type LawFields = Record<'title' | 'titleEn' | 'titleRu' | 'body' | 'bodyEn' | 'bodyRu', string>

/** What a version is called, as orders keep it; ISO 8601. */
export type LawVersion = { name: string; publishedAt: string; by: string }

/** As it was published last; version 0 where the shop goes by the text that it came with. */
export type LawText = Edited<LawFields> & {
  kind: LawKind
  /** The last first. */
  versions: LawVersion[]
}

/** A version as it was published. */
export type PublishedLaw = LawVersion & { fields: LawFields }

/** The texts of law. */
export type LawPort = {
  list(): Promise<LawText[]>
  /** A version by its name, and the one before it. */
  published(kind: LawKind, name: string): Promise<PublishedLaw & { before: PublishedLaw | null }>
  /** What the shop's settings say that a text of law tells. */
  numbers(): Promise<LawNumbers>
  /** Throws `Refusal` EDITED_MEANWHILE. */
  publish(kind: LawKind, edit: Edit<LawFields>): Promise<LawText>
  /** The address of its page as it would be. */
  preview(kind: LawKind, fields: LawFields): Promise<string>
}
