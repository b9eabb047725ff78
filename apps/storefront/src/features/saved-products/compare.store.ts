import { createSavedCards, type SavedCards, useSavedCards } from './saved-cards.ts'

export const compare = createSavedCards('compare')

/** What the shopper compares, in the order of adding. Empty on the server and until storage has been read. */
export const useCompare = (): SavedCards => useSavedCards(compare)

/** They act on the layer that the page shows. A product that is saved already is ignored. */
export const compareActions = compare.actions
