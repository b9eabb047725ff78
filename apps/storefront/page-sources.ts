import { relative } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** Tells the server where each page's source stands, as the build's manifest names it; the browser does without. */
export function pageSources(): Plugin {
  const root = import.meta.dirname
  return {
    name: 'page-sources',
    transform: {
      filter: { id: /\/src\/features\/.+-page\.tsx$/ },
      handler(code, id) {
        if (this.environment.name !== 'ssr') return null
        return {
          code: `${code}\nexport const source = ${JSON.stringify(normalizePath(relative(root, id)))}\n`,
          map: null,
        }
      },
    },
  }
}
