import type { CallName } from '#contract/calls.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'

/** What calls answer in a preview instead of what the shop says, by name and language. */
export type PreviewedReplies = Partial<Record<CallName, Partial<Record<ShopLanguage, unknown>>>>
