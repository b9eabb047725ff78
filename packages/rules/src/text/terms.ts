/** Under what a value stands in the dictionary of terms where it means another thing than the same word elsewhere. */
export const termKey = (value: string, name: string): string => `${name}: ${value}`

/** Whether a text has words that need a language: '15 kg', '5W-30' and 'XL' have none. */
export const isWord = (text: string): boolean =>
  /\p{L}{3,}/u.test(text) || (/\p{Ll}/u.test(text) && !/\d/.test(text))
