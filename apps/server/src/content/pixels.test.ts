import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { pixelPictures, pixelScripts } from './pixels.ts'

const google = `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-1&amp;l=x"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  if (1 < 2) gtag('js', new Date());
</script>`

describe('the scripts of a pixel', () => {
  test('come without their tags: an address for what is loaded, code for what is written', () => {
    expect(pixelScripts(google)).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-1&l=x',
      "window.dataLayer = window.dataLayer || [];\n  if (1 < 2) gtag('js', new Date());",
    ])
    expect(pixelScripts("fbq('init', '1')")).toEqual(["fbq('init', '1')"])
    expect(pixelScripts('  <!-- nada --> ')).toEqual([])
  })

  test.each([
    '<img src=x onerror=alert(1)>',
    '<script src="http://example.cl/x.js"></script>',
    '<script src="javascript:alert(1)"></script>',
    '<script src="//example.cl/x.js"></script>',
    '<script>a()</script><b>hola</b>',
    '<script>a()</script><script>sin cerrar',
    'a() </script><script>b()',
    '<script>"<!--"; "<script>"</script>',
  ])('refuses %s', (text) => {
    expect(pixelScripts(text)).toBeNull()
  })
})

describe('the pictures of a pixel', () => {
  test('come as their addresses', () => {
    const tr = 'https://www.facebook.com/tr?id=1&ev=PageView&noscript=1'
    expect(
      pixelPictures(
        `<noscript><img height="1" style="display:none" src="${tr.replaceAll('&', '&amp;')}"/></noscript>`,
      ),
    ).toEqual([tr])
    expect(pixelPictures(tr)).toEqual([tr])
    expect(
      pixelPictures('<iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1"></iframe>'),
    ).toEqual(['https://www.googletagmanager.com/ns.html?id=GTM-1'])
    expect(pixelPictures('')).toEqual([])
  })

  test.each([
    'hola',
    '<script>a()</script>',
    '<img src="data:image/gif;base64,AA">',
    '<img>',
    'http://example.cl/tr',
    'https://a:b@example.cl/',
  ])('refuse %s', (text) => {
    expect(pixelPictures(text)).toBeNull()
  })
})

const piece = fc.constantFrom(
  '<script>',
  '<SCRIPT src="https://a.cl/b.js">',
  '</script>',
  '</script >',
  '<!--',
  '-->',
  '<noscript>',
  '</noscript>',
  '<img src=https://a.cl/p>',
  "<iframe src='https://a.cl/f'></iframe>",
  'a()',
  ' < ',
  '&amp;',
  'https://a.cl/',
)

test('whatever is pasted, no result can leave the element it is put into, and giving it again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      for (const each of pixelScripts(text) ?? []) {
        expect(each).not.toMatch(/<\/?\s*script|<!--/i)
        expect(pixelScripts(each)).toEqual([each])
      }
      for (const each of pixelPictures(text) ?? []) {
        expect(each).toMatch(/^https:\/\/[^\s<>"'`]+$/)
        expect(pixelPictures(each)).toEqual([each])
      }
    }),
    { numRuns: timesOf(2000) },
  )
})
