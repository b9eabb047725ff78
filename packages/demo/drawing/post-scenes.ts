import type { Scene } from './scenes.ts'

/** The blog's scenes, one for each post in its order, on the slides' stage. */
export const postScenes: Scene[] = [
  {
    grounds: ['#e3e8ea', '#c9d7c2'],
    actors: [
      { id: 1273, x: 640, base: 560, scale: 0.78 },
      { id: 1050, x: 300, base: 590, scale: 0.8 },
      { id: 1042, x: 500, base: 616, scale: 0.4 },
    ],
  },
  {
    grounds: ['#f7e7c6', '#efcf98'],
    actors: [
      { id: 1001, x: 320, base: 590, scale: 0.84 },
      { id: 1083, x: 620, base: 596, scale: 0.76 },
    ],
  },
  {
    grounds: ['#dff0ea', '#a8d3c4'],
    actors: [
      { id: 1022, x: 600, base: 560, scale: 0.66 },
      { id: 1030, x: 330, base: 590, scale: 0.82 },
      { id: 1033, x: 500, base: 616, scale: 0.44 },
    ],
  },
  {
    grounds: ['#dfe6f1', '#a9bddb'],
    actors: [
      { id: 1249, x: 640, base: 580, scale: 0.84 },
      { id: 1243, x: 330, base: 600, scale: 0.8 },
    ],
  },
  {
    grounds: ['#f4e0e4', '#e4b9c4'],
    actors: [
      { id: 1123, x: 600, base: 580, scale: 0.92 },
      { id: 1126, x: 280, base: 606, scale: 0.6 },
    ],
  },
  {
    grounds: ['#fbe6db', '#f0c3a8'],
    actors: [
      { id: 1042, x: 330, base: 590, scale: 0.74 },
      { id: 1012, x: 640, base: 590, scale: 0.7 },
    ],
  },
  {
    grounds: ['#eef0d4', '#cfd48f'],
    actors: [
      { id: 1188, x: 560, base: 580, scale: 0.94 },
      { id: 1195, x: 250, base: 606, scale: 0.56 },
    ],
  },
  {
    grounds: ['#e9e4dc', '#cdbfa6'],
    actors: [
      { id: 1271, x: 620, base: 570, scale: 0.86 },
      { id: 1279, x: 320, base: 600, scale: 0.66 },
      { id: 1293, x: 470, base: 618, scale: 0.4 },
    ],
  },
]
