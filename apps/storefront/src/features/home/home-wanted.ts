/** How many cards each part of the home page asks for; the same words name the query in preload and in the part. */
export const featuredWanted = { limit: 8 }
export const offersWanted = { limit: 8 }
export const latestWanted = { limit: 12 }
