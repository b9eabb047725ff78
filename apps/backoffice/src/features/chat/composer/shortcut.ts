/** What is looked for among the canned answers: what stands behind the slash; null where nothing is. */
export const shortcutIn = (mode: 'answer' | 'note', typed: string): string | null =>
  mode === 'answer' && typed.startsWith('/') ? typed.slice(1) : null

/** What Enter does in the composer: a shortcut is never sent, whether its answers have come or not. */
export function enterDoes(
  key: { shiftKey: boolean; isComposing: boolean },
  shortcut: string | null,
): 'send' | 'type' | 'choose' {
  if (key.shiftKey || key.isComposing) return 'type'
  return shortcut === null ? 'send' : 'choose'
}
