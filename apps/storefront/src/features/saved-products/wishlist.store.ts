import { createSavedCards, type SavedCards, useSavedCards } from './saved-cards.ts'

export const wishlist = createSavedCards('wishlist')

/** What the shopper wishes for, in the order of adding. Empty on the server and until storage has been read. */
export const useWishlist = (): SavedCards => useSavedCards(wishlist)

/** They act on the layer that the page shows. A product that is saved already is ignored. */
export const wishlistActions = wishlist.actions
