import { foldText } from '../text/fold-text.ts'

/** The words that are looked for in questions and their answers, as `foldText` compares them; at most 8. */
export const wordsOfQuestionSearch = (search: string): string[] =>
  foldText(search).split(' ').filter(Boolean).slice(0, 8)

/** Whether each of the words stands somewhere in the question or its answer. */
export function saysAll(
  { content, answer }: { content: string; answer: string },
  words: readonly string[],
): boolean {
  const said = foldText(`${content} ${answer}`)
  return words.every((word) => said.includes(word))
}
