import { type Pen, rect, shape } from '../pen.ts'

/** A stage of 900 by 560: a wall and a floor. */
export const stage = (pen: Pen, wall: [string, string], floor: string): string =>
  rect(
    0,
    0,
    900,
    560,
    0,
    pen.linear([
      [0, wall[0]],
      [1, wall[1]],
    ]),
  ) + shape('M0 470Q450 440 900 470V560H0Z', floor)

/** Paper of 900 by 560 that explanatory drawings stand on. */
export const paper = (colour: string): string => rect(0, 0, 900, 560, 0, colour)
