import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What of a page axe looks at: all of it by every rule, all of it for contrast alone, what is new, or with what is new
 * how all of it goes together.
 */
export type Scope = 'whole' | 'contrast' | 'new' | 'together'

/** The rules by which parts that are sound alone may not stand on one page, or not in that order. */
const ofTheWholePage = [
  ...['aria-hidden-body', 'bypass', 'document-title', 'duplicate-id-aria', 'region', 'skip-link'],
  ...['heading-order', 'page-has-heading-one', 'landmark-one-main', 'landmark-unique'],
  ...['landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level'],
  ...['landmark-complementary-is-top-level', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-main'],
  ...['landmark-no-duplicate-contentinfo'],
]

/** Fingerprints of the parts that were found sound by every rule, or for contrast, in the look that they had. */
const sound = { new: new Set<string>(), contrast: new Set<string>() }

/**
 * What axe finds wrong with the page as it stands, once nothing is on its way to another look: what is dimmed
 * while it is busy, or fades, has colors that no person is asked to read for longer than that. But for `whole` it
 * passes over the parts, such as the header, the footer and the cards, that stood alike, but for numbers and made ids,
 * on a page that this process has judged before.
 */
export async function violationsOf(page: Page, scope: Scope): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const options: RunOptions = {
    // Otherwise most of the time goes to selectors of all that is sound, which nobody reads.
    resultTypes: ['violations'],
    // Otherwise every style sheet is fetched and read anew, for a rule about what plays by itself.
    preload: false,
    ...(scope === 'contrast' && { runOnly: ['color-contrast'] }),
  }
  const known = scope === 'whole' ? [] : [...sound[scope === 'contrast' ? scope : 'new']]
  const together = scope === 'together' ? { ...options, runOnly: ofTheWholePage } : undefined
  const look = async () => {
    await page.waitForFunction(isAtRest)
    return page.evaluate(judge, { options, known, together })
  }
  const first = await look()
  // Between the wait and the look something may begin, such as a preview that is asked for anew: what is wrong stays wrong.
  const { violations, parts } = first.violations.length > 0 ? await look() : first
  if (violations.length > 0) return violations
  for (const part of parts) {
    sound.contrast.add(part)
    if (scope !== 'contrast') sound.new.add(part)
  }
  return violations
}

/** Runs in the page. What turns for as long as it waits, such as a spinner, has no end to wait for. */
function isAtRest(): boolean {
  const isDimmed = (part: Element) => Number(getComputedStyle(part).opacity) < 1
  const ends = (animation: Animation) =>
    Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))
  return (
    ![...document.querySelectorAll('[aria-busy="true"]')].some(isDimmed) &&
    !document.getAnimations().some((animation) => animation.playState === 'running' && ends(animation))
  )
}

type Judgement = { options: RunOptions; known: string[]; together?: RunOptions | undefined }

/**
 * Runs in the page. Gives the violations, and the fingerprints of the parts that were looked at; by the rules of
 * `together` all is looked at, whatever is known.
 */
async function judge({ options, known, together }: Judgement) {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const { lang, dir } = document.documentElement
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const look = `${lang} ${dir} ${innerWidth} ${isDark}`

  const fingerprint = (part: Element): string => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57]
    for (const letter of `${look} ${part.outerHTML.replace(/_r_\w+_|\d+/g, '0')}`) {
      const code = letter.codePointAt(0) ?? 0
      high = Math.imul(high ^ code, 2_654_435_761)
      low = Math.imul(low ^ code, 1_597_334_677)
    }
    return `${high >>> 0}.${low >>> 0}`
  }

  const before = new Set(known)
  const parts = new Set<string>()
  const judged: Element[] = []
  for (const part of document.querySelectorAll(
    'header, footer, nav, main > *, aside, section, article, form',
  )) {
    if (judged.some((outer) => outer.contains(part))) continue
    const mark = fingerprint(part)
    if (before.has(mark)) judged.push(part)
    else parts.add(mark)
  }
  const { violations } = await axe.run(judged.length > 0 ? { exclude: judged } : document, options)
  if (together && judged.length > 0) violations.push(...(await axe.run(document, together)).violations)
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    parts: [...parts],
  }
}
