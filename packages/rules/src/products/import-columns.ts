/** So many columns a file of products may have; more than an export of any shop, and few enough to be told one by one. */
export const mostImportColumns = 500
