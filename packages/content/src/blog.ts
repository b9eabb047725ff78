/** How the shop shows its blog (decision 0178). An address may ask for another layout or side. */
export const blogView: { layout: 'classic' | 'grid' | 'list'; sidebar: 'start' | 'end' } = {
  layout: 'grid',
  sidebar: 'end',
}
