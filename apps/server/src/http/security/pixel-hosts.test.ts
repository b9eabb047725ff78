import { describe, expect, test } from 'vitest'
import { pixelHosts } from './pixel-hosts.ts'

describe('the hosts of pixels', () => {
  test('no pixels, no hosts', () => {
    expect(pixelHosts([])).toEqual([])
    expect(pixelHosts(['track()', 'http://plain.example/x.js'])).toEqual([])
  })

  test('are those that addresses and code name', () => {
    expect(
      pixelHosts([
        'https://a.example/x.js?y=1',
        "load('https://B.example:8443/p.js'); load('https://a.example')",
      ]),
    ).toEqual(['https://a.example', 'https://b.example:8443'])
  })

  test('a known pixel brings those that its script goes on to', () => {
    expect(pixelHosts(["t.src='https://connect.facebook.net/en_US/fbevents.js'"])).toEqual([
      'https://connect.facebook.net',
      'https://www.facebook.com',
    ])
    expect(pixelHosts(['https://www.googletagmanager.com/gtag/js?id=G-1'])).toContain(
      'https://*.google-analytics.com',
    )
  })

  test('a name can break out of no directive', () => {
    for (const entry of [
      'https://a.example; script-src *',
      'https://a.example\n*',
      "https://a.example 'unsafe-inline'",
    ]) {
      expect(pixelHosts([entry])).toEqual(['https://a.example'])
    }
  })
})
