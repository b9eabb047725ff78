import { type ErrorLanguage, errorTexts, requestCodeText } from '#contract/error-texts.ts'
import { escapeHtml } from '../../mail/render-html.ts'

/**
 * What a browser shows, and asks again by itself after so many seconds, where more pages are asked for than can be rendered;
 * `requestCode` is what the shop finds it by in its log.
 */
export const busyDocument = (
  language: ErrorLanguage,
  { shop, retrySeconds, requestCode }: { shop: string; retrySeconds: number; requestCode: string },
): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retrySeconds}">
<title>${escapeHtml(shop)}</title>
<p>${errorTexts[language].UNAVAILABLE} ${requestCodeText[language](requestCode)}</p>
</html>
`
