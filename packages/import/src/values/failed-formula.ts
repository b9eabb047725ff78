/** What a sheet shows for a formula that came to no value. */
export const failedFormula = '#N/A'

/**
 * What stands in a cell in the place of a value that its formula did not find, in English and in Spanish. As an empty cell it
 * would take away what the product has, as a text it would be its name.
 */
const failures = new Set([
  ...[failedFormula, '#DIV/0!', '#REF!', '#NAME?', '#VALUE!', '#NUM!', '#NULL!', '#SPILL!', '#CALC!'],
  ...[
    '#N/D',
    '#¡DIV/0!',
    '#¡REF!',
    '#¿NOMBRE?',
    '#¡VALOR!',
    '#¡NUM!',
    '#¡NULO!',
    '#¡DESBORDAMIENTO!',
    '#¡CALC!',
  ],
])

export const isFailedFormula = (cell: string): boolean => failures.has(cell.trim().toUpperCase())
