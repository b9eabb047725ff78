import { expect, test } from 'vitest'
import { runPixels } from './run-pixels.ts'

/** A page that tells what was put into its head, and which pictures were asked for. */
function fakePage() {
  const head: Record<string, unknown>[] = []
  const pictures: Record<string, unknown>[] = []
  const page = {
    head: { append: (script: unknown) => void head.push(script as Record<string, unknown>) },
    createElement: (tag: string) => {
      const made: Record<string, unknown> = { tag }
      if (tag === 'img') pictures.push(made)
      return made
    },
  }
  return { page: page as unknown as Document, head, pictures }
}

const google = ['https://pixel.example/g.js', 'start()']
const scripts = ['meta()']
const pictures = ['https://pixel.example/seen.gif?id=1&x="']
const unscripted = {
  tag: 'noscript',
  textContent: '<img alt="" src="https://pixel.example/seen.gif?id=1&amp;x=&quot;">',
}

test('[S1.6] the scripts of both pixels go into the head, in their order, and the part without scripts after them', () => {
  const { page, head, pictures: requested } = fakePage()
  runPixels({ google, facebook: { scripts, pictures } }, { measurement: true, marketing: true }, page)
  expect(head).toEqual([
    { tag: 'script', async: false, src: 'https://pixel.example/g.js' },
    { tag: 'script', async: false, textContent: 'start()' },
    { tag: 'script', async: false, textContent: 'meta()' },
    unscripted,
  ])
  expect(requested, 'what stands for a pixel without scripts would count twice').toEqual([])
})

test('[S1.6] the part without scripts counts where there are none', () => {
  const { page, head, pictures: requested } = fakePage()
  runPixels({ google, facebook: { scripts: [], pictures } }, { measurement: false, marketing: true }, page)
  expect(head).toEqual([unscripted])
  expect(requested).toEqual([{ tag: 'img', alt: '', src: pictures[0] }])
})

test('what is not allowed is left out', () => {
  const { page, head } = fakePage()
  runPixels({ google, facebook: { scripts, pictures } }, { measurement: false, marketing: false }, page)
  expect(head).toEqual([])
})
