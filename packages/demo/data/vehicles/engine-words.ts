/** The words of engines, each of which is translated. */
export const engineWords = ['bencina', 'turbo', 'diésel', 'híbrido', 'eléctrico']
