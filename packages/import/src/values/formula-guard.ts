/** What a spreadsheet would take for a formula has an apostrophe before it. */
export const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

export const withoutGuard = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '')
