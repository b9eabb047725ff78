/** What is installed of each peer, from the npm registry, into a folder of its own. */
export const versions = {
  vendure: { '@vendure/core': '3.7.3', pg: '8.23.1' },
  medusa: { '@medusajs/medusa': '2.21.2', '@medusajs/framework': '2.21.2', '@medusajs/cli': '2.21.2' },
} as const

export type PeerName = keyof typeof versions
