// What every page but a rendered one asks for at once, in one file: on a slow network each file more is a wait more.
export { catalogueRemote } from './catalogue.remote.ts'
export { contentRemote } from './content.remote.ts'
export { searchRemote } from './search.remote.ts'
