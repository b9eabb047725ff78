import { createHash } from 'node:crypto'
import { isPixelAddress } from '#rules/shop/pixel-elements.ts'

/** The hosts that a known pixel's script goes on to, which what the staff pastes does not name. */
const forwardedHosts: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(www\.)?(googletagmanager|google-analytics)\.com$/,
    [
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://googleads.g.doubleclick.net',
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://www.google.cl',
    ],
  ],
  [/^(www\.|connect\.)?facebook\.(com|net)$/, ['https://connect.facebook.net', 'https://www.facebook.com']],
]

/**
 * The origins that pixels may load from and speak to: those that their code and addresses name, and those that
 * the known ones go on to. Nothing is let through that was not set (D28).
 */
export function pixelHosts(entries: readonly string[]): string[] {
  const hosts = new Set<string>()
  for (const entry of entries) {
    for (const [, host = ''] of entry.matchAll(/https:\/\/([a-z0-9][a-z0-9.-]*[a-z0-9](?::\d+)?)/gi)) {
      const name = host.toLowerCase()
      hosts.add(`https://${name}`)
      for (const [known, more] of forwardedHosts)
        if (known.test(name)) for (const each of more) hosts.add(each)
    }
  }
  return [...hosts].sort()
}

/** What the policy of a page lets through for the entries of its pixels: origins, and the code that stands in the page. */
export const pixelSources = (entries: readonly string[]): { hosts: string[]; hashes: string[] } => ({
  hosts: pixelHosts(entries),
  hashes: entries.filter((entry) => !isPixelAddress(entry)).map(hashSource),
})

/** What a policy calls a script that stands in the page (CSP Level 3, `hash-source`). */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
