/** What the text of a reply says; undefined where it is no JSON, such as the page of a proxy. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
