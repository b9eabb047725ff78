import type { EditedRow } from './shipping.port.ts'
import type { Edit, Edited } from './shop.port.ts'

export type ShowcaseKind = 'slide' | 'banner' | 'campaign'

/** When it is shown; moments are ISO 8601, null without one. */
type Time = { isActive: boolean; from: string | null; until: string | null }

/** Spanish, and what is not empty of English and Russian. */
type Words<Name extends string> = Record<Name | `${Name}En` | `${Name}Ru`, string>

/** Pictures are files under `/media/`. */
export type SlideFields = Words<'title' | 'content' | 'offerTag' | 'buttonText'> &
  Time & { image: string; mobileImage: string; link: string }
export type BannerFields = Words<'title'> & Time & { image: string; link: string }
export type CampaignFields = Words<'title' | 'content'> & Time

export type ShowcaseFields = { slide: SlideFields; banner: BannerFields; campaign: CampaignFields }

export type Showcase = { [Kind in ShowcaseKind]: EditedRow<ShowcaseFields[Kind]>[] } & {
  /** The versions of both orders. */
  orders: { slide: number; banner: number }
}

/** What the home page shows. A save, an order and a removal throw `Refusal` EDITED_MEANWHILE. */
export type ShowcasePort = {
  list(): Promise<Showcase>
  save<Kind extends ShowcaseKind>(
    kind: Kind,
    id: number | null,
    edit: Edit<ShowcaseFields[Kind]>,
  ): Promise<Edited<ShowcaseFields[Kind]>>
  remove(kind: ShowcaseKind, id: number, version: number): Promise<void>
  /** `ids` are all of them. */
  arrange(kind: 'slide' | 'banner', version: number, ids: number[]): Promise<void>
  /** The address of the home page as it would be. */
  preview<Kind extends ShowcaseKind>(
    kind: Kind,
    id: number | null,
    fields: Partial<ShowcaseFields[Kind]>,
  ): Promise<string>
  /** Pages of the shop that something may lead to, by what they are. */
  linkTargets(): Promise<{ pages: LinkTarget[]; categories: LinkTarget[]; brands: LinkTarget[] }>
}

export type LinkTarget = { name: string; path: string }
