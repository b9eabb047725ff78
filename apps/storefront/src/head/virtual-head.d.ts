/** The script and the style of the document's head, as the build makes them of this folder. */
declare module 'virtual:head' {
  export const SCRIPT: string
  export const STYLE: string
}
