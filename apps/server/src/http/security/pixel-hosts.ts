import { createHash } from 'node:crypto'

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

/** Whether a pixel's entry is code that stands in the page itself, as the storefront's `run-pixels.ts` takes it. */
export const isInline = (entry: string): boolean => !/^https:\/\/\S+$/.test(entry)

/** What a policy calls a script that stands in the page (CSP Level 3, `hash-source`). */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
