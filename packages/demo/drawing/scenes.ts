import { inkOn, tone } from './colours.ts'
import { drawObject, svg } from './draw-packshot.ts'
import { createPen, ellipse, rect } from './pen.ts'
import type { Recipe } from './recipe.ts'

/** An object of a scene: product id, centre and base line in the picture, size. */
type Actor = {
  id: number
  x: number
  base: number
  scale: number
}

export type Scene = {
  /** Warm ground, from left to right. */
  grounds: [string, string]
  actors: Actor[]
}

/** The slides' scenes in a stage 900 wide and 640 high. */
export const slideScenes: Scene[] = [
  {
    grounds: ['#f7e7c6', '#f3cf8b'],
    actors: [
      { id: 1022, x: 636, base: 520, scale: 0.56 },
      { id: 1001, x: 350, base: 560, scale: 0.92 },
      { id: 1050, x: 650, base: 616, scale: 0.62 },
      { id: 1042, x: 110, base: 596, scale: 0.46 },
      { id: 1012, x: 836, base: 612, scale: 0.34 },
    ],
  },
  {
    grounds: ['#f4e0e4', '#e4b9c4'],
    actors: [
      { id: 1123, x: 690, base: 560, scale: 0.84 },
      { id: 1083, x: 420, base: 560, scale: 0.84 },
      { id: 1091, x: 560, base: 616, scale: 0.4 },
      { id: 1126, x: 150, base: 606, scale: 0.44 },
      { id: 1143, x: 806, base: 612, scale: 0.4 },
    ],
  },
  {
    grounds: ['#e6eed6', '#bcd3a0'],
    actors: [
      { id: 1191, x: 650, base: 540, scale: 0.76 },
      { id: 1187, x: 270, base: 556, scale: 0.74 },
      { id: 1173, x: 450, base: 614, scale: 0.4 },
      { id: 1168, x: 84, base: 604, scale: 0.4 },
      { id: 1176, x: 838, base: 610, scale: 0.36 },
    ],
  },
  {
    grounds: ['#e3e8ea', '#b4c4cb'],
    actors: [
      { id: 1271, x: 700, base: 548, scale: 0.76 },
      { id: 1273, x: 420, base: 560, scale: 0.82 },
      { id: 1243, x: 190, base: 606, scale: 0.56 },
      { id: 1279, x: 560, base: 616, scale: 0.36 },
      { id: 1293, x: 790, base: 618, scale: 0.32 },
    ],
  },
]

/** The banners' scenes on the same stage. */
export const bannerScenes: Scene[] = [
  {
    grounds: ['#fbe6db', '#eeb59c'],
    actors: [
      { id: 1091, x: 360, base: 560, scale: 0.74 },
      { id: 1095, x: 640, base: 570, scale: 0.72 },
      { id: 1093, x: 520, base: 620, scale: 0.5 },
    ],
  },
  {
    grounds: ['#dfe6f1', '#a9bddb'],
    actors: [
      { id: 1249, x: 420, base: 590, scale: 0.92 },
      { id: 1268, x: 720, base: 600, scale: 0.62 },
    ],
  },
  {
    grounds: ['#e4efdf', '#adcf9f'],
    actors: [
      { id: 1188, x: 400, base: 580, scale: 0.9 },
      { id: 1193, x: 740, base: 600, scale: 0.44 },
    ],
  },
]

function find(recipes: Recipe[], id: number): Recipe {
  const recipe = recipes.find((candidate) => candidate.id === id)
  if (!recipe) throw new Error(`No recipe ${id} for the scene`)
  return recipe
}

/** A picture of that size; the stage of 900 by 640 stands at `left` and is enlarged by `zoom`. */
export function drawScene(
  recipes: Recipe[],
  scene: Scene,
  size: { width: number; height: number },
  stage: { left: number; top: number; zoom: number },
): string {
  const pen = createPen('s')
  const glow = pen.radial([
    [0, '#ffffff', 0.55],
    [1, '#ffffff', 0],
  ])
  const ground = pen.linear([
    [0, scene.grounds[0]],
    [1, scene.grounds[1]],
  ])
  const objects = scene.actors.map((actor, index) => {
    const scale = Math.round(actor.scale * stage.zoom * 1000) / 1000
    const x = Math.round(stage.left + actor.x * stage.zoom - 400 * scale)
    const y = Math.round(stage.top + actor.base * stage.zoom - 690 * scale)
    return drawObject(
      { ...find(recipes, actor.id), untagged: true },
      `s${index}-`,
      `translate(${x} ${y}) scale(${scale})`,
    )
  })
  const [cx, cy] = [stage.left + 460 * stage.zoom, stage.top + 360 * stage.zoom]
  return svg(
    size.width,
    size.height,
    [...pen.defs, ...objects.flatMap((object) => object.defs)],
    rect(0, 0, size.width, size.height, 0, ground) +
      ellipse(cx, cy, 480 * stage.zoom, 320 * stage.zoom, glow) +
      objects.map((object) => object.markup).join(''),
  )
}

/** A category's picture: two of its products on one ground. */
export function drawCategory(pair: [Recipe, Recipe]): string {
  const [first, second] = pair
  const left = drawObject(first, 'a', 'translate(10 6) scale(.5)')
  const right = drawObject(second, 'b', 'translate(206 70) scale(.42)')
  const ground = tone(first.ground, inkOn(first.ground) === '#1b2723' ? 0 : 0.2)
  return svg(
    560,
    400,
    [...left.defs, ...right.defs],
    rect(0, 0, 560, 400, 0, ground) + left.markup + right.markup,
  )
}
