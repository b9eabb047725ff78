import { tone } from './colours.ts'
import { pictureSize, svg } from './draw-packshot.ts'
import { drawings } from './drawings.ts'
import { createPen, group, rect, stroke } from './pen.ts'
import type { Recipe } from './recipe.ts'
import { words } from './text.ts'
import { stand } from './zoom.ts'

const ink = '#1b2723'
const soft = '#52615a'

function measureLine(path: string): string {
  return stroke(path, soft, 3)
}

/** The second picture: the product with the parcel's measures and its first two facts. */
export function drawCard(recipe: Recipe): string {
  const pen = createPen('c')
  const { width, height, facts } = recipe.card
  const object = group(
    'translate(96 40) scale(.66)',
    group(stand(recipe.form), drawings[recipe.form](pen, recipe)),
  )
  const columns = facts.map((fact, index) => {
    const x = facts.length === 1 ? 400 : 220 + index * 360
    return (
      words(fact.name, x, 700, soft, { size: 24, max: 310, weight: 600 }) +
      words(fact.value, x, 746, ink, { size: 36, max: 320 })
    )
  })
  return svg(
    pictureSize,
    pictureSize,
    pen.defs,
    rect(0, 0, 800, 800, 0, tone(recipe.ground, 0.35)) +
      rect(0, 650, 800, 150, 0, recipe.ground) +
      object +
      measureLine('M664 90V510M652 90H676M652 510H676') +
      words(height, 726, 312, ink, { size: 32, max: 96 }) +
      measureLine('M150 556H570M150 544V568M570 544V568') +
      words(width, 360, 604, ink, { size: 32, max: 200 }) +
      columns.join(''),
  )
}
