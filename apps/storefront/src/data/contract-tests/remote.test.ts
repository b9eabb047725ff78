import { injectFetch } from '#server/http/wire/inject-fetch.ts'
import { withCookies } from '#testing/server/test-browser.ts'
import { openTestShop } from '#testing/server/test-shop.ts'
import { createRemoteData } from '../remote/remote.ts'
import { describePort } from './port-suite.ts'

describePort('remote', async () => {
  const shop = await openTestShop()
  return {
    data: createRemoteData({
      token: shop.config.appToken,
      language: 'es',
      fetch: withCookies(injectFetch(shop.app)),
    }),
    close: () => shop.close(),
  }
})
