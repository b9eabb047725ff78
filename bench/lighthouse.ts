import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchBrowser } from '#testing/browser/browser.ts'
import { installPackages } from './install-packages.ts'
import type { Measurement } from './measure.ts'

/** An eighth of what all packages took to install, and asked by this measurement alone (decision 0710). */
const packages = { lighthouse: '13.5.0' }
const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'lighthouse')

/** What is asked of Lighthouse, and read of its report. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; output: 'json'; onlyCategories: string[] },
) => Promise<{ lhr: Report } | undefined>

type Report = {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >
  audits: Record<string, { score: number | null; title: string; displayValue?: string } | undefined>
}

async function loadLighthouse(): Promise<Lighthouse> {
  await installPackages(folder, packages)
  const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js')
  const { default: lighthouse } = await import(pathToFileURL(entry).href)
  return lighthouse
}

const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const names = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

const runs = 3

/** The language of who buys here; another one is another visit, which loads its texts and draws the page again. */
const inSpanish = ['--lang=es-CL', '--accept-lang=es-CL']

/**
 * Lighthouse's marks of pages on its own mobile settings, a simulated slow 4G and 4× CPU: the middle of three
 * visits, since its mark for speed leans on how busy this machine is.
 */
export async function measureLighthouse(shopUrl: string, slug: string): Promise<Measurement[]> {
  const pages = [
    { name: 'home', path: '/' },
    { name: 'list', path: '/shop/category/perros/products' },
    { name: 'product', path: `/shop/products/${slug}` },
  ]
  const lighthouse = await loadLighthouse()
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`, ...inSpanish])
  try {
    const measurements: Measurement[] = []
    for (const { name, path } of pages) {
      const reports = []
      for (let run = 0; run < runs; run += 1) reports.push(await reportOf(lighthouse, shopUrl + path, port))
      const speed = ({ categories }: Report) => categories.performance?.score ?? 0
      const report = reports.toSorted((a, b) => speed(a) - speed(b))[Math.floor(runs / 2)]
      if (!report) throw new Error(`Lighthouse gave no report of ${path}.`)
      const { categories, audits } = report
      for (const key of ['performance', 'accessibility', 'best-practices', 'seo'] as const) {
        const mark = Math.round((categories[key]?.score ?? 0) * 100)
        measurements.push({
          name: `${name}: Lighthouse, ${names[key]}`,
          value: mark,
          unit: 'of 100',
          goal: least[key] === 100 ? '100' : `at least ${least[key]}`,
          met: mark >= least[key],
        })
        if (mark < least[key]) reportShortcomings(name, categories[key]?.auditRefs ?? [], audits)
      }
    }
    return measurements
  } finally {
    await browser.close()
  }
}

async function reportOf(lighthouse: Lighthouse, url: string, port: number): Promise<Report> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: Object.keys(least),
  })
  if (!run) throw new Error(`Lighthouse gave no report of ${url}.`)
  return run.lhr
}

/** What took marks away, so that the report says what to fix. */
function reportShortcomings(
  page: string,
  refs: readonly { id: string; weight: number }[],
  audits: Report['audits'],
): void {
  for (const { id, weight } of refs) {
    const audit = audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue
    process.stdout.write(`${page}: ${id}: ${audit.title} ${audit.displayValue ?? ''}\n`)
  }
}

/** A port that is free now; the browser alone tells Lighthouse where it is. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('No port is free.'))
      })
    })
  })
}
