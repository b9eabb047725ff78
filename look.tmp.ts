import { launchBrowser } from '#testing/browser/browser.ts'
const [base, json] = process.argv.slice(2)
const shots = JSON.parse(json!) as [string, string, number, string, boolean][]
const browser = await launchBrowser()
const state = new Map<string, any>()
for (const [name, path, width, lang, dark] of shots) {
  const c = await browser.newContext({ viewport: { width, height: width > 1000 ? 900 : 1100 }, locale: lang === 'es' ? 'es-CL' : 'en-US', colorScheme: dark ? 'dark' : 'light', ...(state.has('s') && { storageState: state.get('s') }) })
  const p = await c.newPage()
  p.on('console', (m) => m.type() === 'error' && console.log(name, width, m.text()))
  if (!state.has('s')) { await p.goto(base + '/desk')
  await p.getByLabel(/Correo|E-?mail/i).fill('ana@example.cl')
  await p.locator('input[type=password]').fill('una clave larga 77')
  await p.keyboard.press('Enter'); await p.waitForTimeout(3000); state.set('s', await c.storageState()) }
  await p.goto(base + '/desk' + path); await p.waitForTimeout(3000)
  const wide = await p.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1); if (wide) console.log(name, width, 'scrolls sideways')
  await p.screenshot({ path: `/tmp/look/d-${name}-${width}${lang}${dark ? 'd' : ''}.png` })
  await c.close()
}
await browser.close()
