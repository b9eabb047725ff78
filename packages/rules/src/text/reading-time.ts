const wordsPerMinute = 200

/** What is read as words: whatever stands between spaces. The database counts alike. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** Whole minutes that reading so many words takes, at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))
