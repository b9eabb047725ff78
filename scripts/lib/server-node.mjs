/**
 * What Node is told where it runs the shop. Its young objects take at most 16 MB a half instead of 64: a process at
 * rest then takes 219 MB instead of 299, and a rendered page's garbage is collected more often.
 */
export const serverNode = ['--max-semi-space-size=16']
