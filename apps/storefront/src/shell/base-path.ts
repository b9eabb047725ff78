/**
 * The folder in which the shop stands, without a slash at its end. A host's root, but for the static demonstration: it is
 * built with relative addresses, and its one document is the index of any folder.
 */
export function basePath(): string {
  return isStatic() ? location.pathname.replace(/\/[^/]*$/, '') : ''
}

/** Whether files are all that there is: no server answers a clean path. */
export function isStatic(): boolean {
  return import.meta.env.BASE_URL === './'
}
