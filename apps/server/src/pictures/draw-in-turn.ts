import pLimit from 'p-limit'

/** Runs what draws or reads pictures, two at the same time: the rest of the shop has the processors too. */
export const drawInTurn = pLimit(2)
