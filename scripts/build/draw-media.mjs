import { resolve } from 'node:path'
import { buildMedia } from '#demo/drawing/build-media.ts'

await buildMedia(resolve(process.argv[2]))
