import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markdownParagraphs, markdownToHtml } from './markdown.ts'

describe('Markdown as HTML', () => {
  test('paragraphs, headings, lists, emphasis, links, tables and pictures are shown', () => {
    const html = markdownToHtml(
      [
        '# Agua',
        '## Cuánta',
        'Cada *día* **dos** veces: [ver](/shop/category/perros).',
        '- fresca\n- limpia',
        '| kg | ml |\n|---|---|\n| 10 | 500 |',
        '![Un plato](/media/plato.svg)',
      ].join('\n\n'),
    )
    expect(html).toContain('<h2>Agua</h2>\n<h2>Cuánta</h2>')
    expect(html).toContain('<em>día</em> <strong>dos</strong>')
    expect(html).toContain('<a href="/shop/category/perros">ver</a>')
    expect(html).toContain('<li>fresca</li>')
    expect(html).toContain('<td>500</td>')
    expect(html).toContain('<img src="/media/plato.svg" alt="Un plato" loading="lazy" decoding="async">')
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="alert(1)">b</b>',
    '<iframe src="https://evil.example"></iframe>',
    '<!-- --><style>*{display:none}</style>',
  ])('%s stays text', (source) => {
    expect(markdownToHtml(source)).not.toMatch(/<(?!\/?p>)/)
    expect(markdownToHtml(source)).toContain('&lt;')
  })

  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](vbscript:x)',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](//evil.example)',
    '<javascript:alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
  ])('%s is no link', (source) => {
    expect(markdownToHtml(source)).not.toContain('<a')
  })

  test.each([
    '![Un gato](data:image/svg+xml;base64,PHN2Zz4=)',
    '![Un gato](https://evil.example/pixel.png)',
    '![Un gato](//evil.example/pixel.png)',
    '![Un gato](javascript:alert(1))',
    '![Un gato](/media/../api/cerrar-sesion)',
    '![Un gato](/media/.%2E/api/cerrar-sesion)',
  ])('%s is no picture', (source) => {
    const html = markdownToHtml(source)
    expect(html).not.toContain('<img')
    expect(html).toContain('Un gato')
  })

  test('a shop in a folder leads to its own links and pictures there, and to no other address', () => {
    const html = markdownToHtml(
      '[a](/shop) ![b](/media/b.svg) [c](https://c.cl/shop) [d](#d)',
      (path) => `/carpeta${path}`,
    )
    for (const part of [
      'href="/carpeta/shop"',
      'src="/carpeta/media/b.svg"',
      'href="https://c.cl/shop"',
      'href="#d"',
    ])
      expect(html).toContain(part)
  })

  test('who follows a link to another site does not give it a hold on this page', () => {
    expect(markdownToHtml('[SAG](https://www.sag.gob.cl)')).toContain('rel="noopener"')
  })

  test('whatever is written opens no tag but those of Markdown', () => {
    const known =
      /^\/?(?:p|h[1-6]|ul|ol|li|em|strong|a|img|code|pre|blockquote|hr|br|s|table|thead|tbody|tr|th|td)$/
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'<>/"\'=&#;:!-[]()*_`\\| \nabonsvgx'.split('')) }),
        (source) => {
          for (const [, name] of markdownToHtml(source).matchAll(/<(\/?[^\s>]+)/g))
            expect(name).toMatch(known)
        },
      ),
    )
  })
})

test('Markdown without its marks is a text for each paragraph, heading, point and cell', () => {
  const source =
    '## Uno\n\nDos **tres**\n[cuatro](/blog) `cinco` <i>\n\n1. seis\n\n| siete |\n| --- |\n| ocho |'
  expect(markdownParagraphs(source)).toEqual(['Uno', 'Dos tres cuatro cinco <i>', 'seis', 'siete', 'ocho'])
})

test('Markdown without its marks keeps what is indented or stands between fences', () => {
  const source = 'Uno\n\n    Sangría *suya*\n    sigue\n\n```\ncerco\n```\n\nDos'
  expect(markdownParagraphs(source)).toEqual(['Uno', 'Sangría *suya*\nsigue', 'cerco', 'Dos'])
})
