/** The most vehicles that are saved, in an account and in a browser. */
export const garageLimit = 20
