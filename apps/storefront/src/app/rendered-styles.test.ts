import { expect, test } from 'vitest'
import { stylesOf } from './rendered-styles.ts'

const styles = new Map([
  [
    '/assets/footer.css',
    '._footer_x1_1{color:red}@media (min-width:1px){._footer_x1_1 ._list_x1_9{margin:.5em}}',
  ],
  ['/assets/frame.css', '._select_y2_1:hover{background:url(/a.woff2)}'],
  ['/assets/tabs.css', '._tab_z3_1[aria-selected=true],._panel_z3_7>a{top:0}'],
])
const manifest = {
  'footer.tsx': { file: 'footer.js', imports: ['_frame.js'], css: ['assets/footer.css'] },
  '_frame.js': { file: 'frame.js', css: ['assets/frame.css'] },
  'tabs.tsx': { file: 'tabs.js', css: ['assets/tabs.css'] },
}

test('A1: what was rendered brings its styles, those that a part builds on first', () => {
  const html = '<footer class="_footer_x1_1 wide"><b class="_select_y2_1">a</b></footer><p>._tab_z3_1</p>'
  expect(stylesOf(html, styles, manifest)).toEqual(['/assets/frame.css', '/assets/footer.css'])
  expect(stylesOf('<p class="plain _panel_z3_7">', styles, manifest)).toEqual(['/assets/tabs.css'])
  expect(stylesOf('<p class="">', styles, manifest)).toEqual([])
})
