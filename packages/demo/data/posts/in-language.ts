import type { DemoPostTexts } from '../types.ts'

const loaders: Record<'es' | 'en' | 'ru', () => Promise<{ texts: DemoPostTexts }>> = {
  es: () => import('./es/texts.ts'),
  en: () => import('./en/texts.ts'),
  ru: () => import('./ru/texts.ts'),
}

/** What the blog says in a language; another language's texts are not loaded. What it lacks is shown in Spanish. */
export const postTextsIn = async (language: 'es' | 'en' | 'ru'): Promise<DemoPostTexts> =>
  (await loaders[language]()).texts
