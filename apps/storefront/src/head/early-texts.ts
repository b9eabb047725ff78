import type { Texts } from '#rules/text/translate.ts'

type Asking = { texts?: Promise<Texts | null> }

/** Asks for the texts of a rendered document beside its code, so that the code has no need to wait for them. */
export function askForTexts(path: string | undefined): void {
  if (!path) return
  const asking = fetch(path, { priority: 'low' }).then((reply) => (reply.ok ? reply.json() : null))
  ;(window as Asking).texts = asking.catch(() => null)
}

/** The texts that were asked for with the document; null where there are none. */
export async function earlyTexts(): Promise<Texts | null> {
  return (await (window as Asking).texts) ?? null
}
