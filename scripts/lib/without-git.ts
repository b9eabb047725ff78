/** The environment of this process without what git reads there: with `GIT_DIR` it acts on another checkout than that of its folder. */
export const withoutGit = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
