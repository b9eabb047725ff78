import { isShopLink } from '#rules/text/shop-link.ts'
import { text } from '../fields.ts'

/** Where something of the shop leads: a path of its own, or a whole https address; empty for nowhere. */
export const link = text(500).refine((value) => value === '' || isShopLink(value), 'FIELD_INVALID')
