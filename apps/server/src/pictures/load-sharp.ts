/** The library that reads and draws pictures: it comes with the first of them. */
export const loadSharp = async () => (await import('sharp')).default
