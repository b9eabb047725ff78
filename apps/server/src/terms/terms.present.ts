import type { ShopLanguage } from '#rules/text/shop-language.ts'

/** Says in which language a text is, where that is not the one that was asked for. */
export const presentLanguage = ({ language }: { language?: ShopLanguage }) => language && { idioma: language }
