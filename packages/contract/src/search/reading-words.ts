/** The kinds of what a search was narrowed by, as the wire calls them. */
export const readFilterKinds = {
  animal: 'animal',
  stage: 'etapa',
  size: 'tamano',
  brand: 'marca',
  contents: 'contenido',
  allergens: 'alergia',
} as const
