import { createKeptCards, type KeptCards, useKeptCards } from './kept-cards.ts'

export const wishlist = createKeptCards('wishlist')

/** What the shopper wishes for, in the order of adding. Empty on the server and until storage has been read. */
export const useWishlist = (): KeptCards => useKeptCards(wishlist)

/** They act on the layer that the page shows. A product that is kept already is ignored. */
export const wishlistActions = wishlist.actions
