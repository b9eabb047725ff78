import { drawings } from './drawings.ts'
import { createPen, group, rect } from './pen.ts'
import type { Recipe } from './recipe.ts'
import { stand } from './zoom.ts'

export const pictureSize = 800

/** A whole SVG document of the given size around the markup. */
export function svg(width: number, height: number, defs: string[], markup: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${markup}</svg>`
}

/** The object alone, without ground, to stand in a larger picture; 800 by 800 before the transform. */
export function drawObject(
  recipe: Recipe,
  prefix: string,
  transform: string,
): { defs: string[]; markup: string } {
  const pen = createPen(prefix)
  const markup = group(transform, drawings[recipe.form](pen, recipe))
  return { defs: pen.defs, markup }
}

/** The product's packshot: SVG, 800 by 800, on its own ground. */
export function drawPackshot(recipe: Recipe): string {
  const pen = createPen('g')
  const object = group(stand(recipe.form), drawings[recipe.form](pen, recipe))
  return svg(pictureSize, pictureSize, pen.defs, rect(0, 0, 800, 800, 0, recipe.ground) + object)
}
