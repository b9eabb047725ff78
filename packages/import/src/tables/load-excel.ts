/** The library of Excel's files: 500 modules, which no process takes into its memory before one is read or written. */
export const loadExcel = async () => (await import('exceljs')).default
