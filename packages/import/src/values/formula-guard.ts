/**
 * What a spreadsheet would take for a formula has an apostrophe before it; so has what such an apostrophe stands before
 * already, so that `withoutGuard` gives back every text as it was.
 */
export const guarded = (text: string): string => (/^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

export const withoutGuard = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r\n])/, '')
