import { createKeptCards, type KeptCards, useKeptCards } from './kept-cards.ts'

export const compare = createKeptCards('compare')

/** What the shopper compares, in the order of adding. Empty on the server and until storage has been read. */
export const useCompare = (): KeptCards => useKeptCards(compare)

/** They act on the layer that the page shows. A product that is kept already is ignored. */
export const compareActions = compare.actions
