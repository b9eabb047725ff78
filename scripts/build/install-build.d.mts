/** @see ./install-build.mjs */
export function buildInPlace(
  dist: string,
  names: readonly string[],
  make: (...folders: string[]) => Promise<void>,
): Promise<void>
