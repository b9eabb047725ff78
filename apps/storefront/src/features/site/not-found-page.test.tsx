import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStillNavigator } from '../../app/navigator.ts'
import { NavigatorContext } from '../../shell/navigator-context.ts'
import { HeadContext, type PageHead } from '../../shell/page-head.tsx'
import { LanguageContext } from '../../shell/texts.tsx'
import site from '../../texts/en/site.json' with { type: 'json' }
import NotFoundPage from './not-found-page.tsx'

const shown = { url: '/x', path: '/x', query: new URLSearchParams(), params: {}, module: null, serial: 0 }

test('[S2.28] the not-found page says what the specification says, in its words', () => {
  const collected: { head: PageHead | null } = { head: null }
  const html = renderToStaticMarkup(
    <HeadContext value={collected}>
      <LanguageContext value={{ language: 'en', texts: site, shop: 'Huella', choose: () => undefined }}>
        <NavigatorContext value={createStillNavigator(shown)}>
          <NotFoundPage />
        </NavigatorContext>
      </LanguageContext>
    </HeadContext>,
  ).replaceAll('&#x27;', "'")
  expect(html).toContain('>Oops! Error 404<')
  expect(html).toContain('>Page Not Found<')
  expect(html).toContain(">We can't seem to find the page you're looking for. Try to use the search.<")
  expect(html).toContain('placeholder="Search Query..."')
  expect(html).toMatch(/<button type="submit"[^>]*><span[^>]*>Search</)
  expect(html).toContain('>Or go to the home page to start over.<')
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*><span[^>]*>Go To Home Page</)
  expect(html).toContain('action="/shop/shop-list"')
  expect(collected.head?.status).toBe(404)
})
