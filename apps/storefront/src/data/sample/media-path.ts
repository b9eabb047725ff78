import { basePath } from '../../shell/base-path.ts'

/** Where a picture's file stands, whatever folder of a host the shop is in. */
export const mediaPath = (file: string): string => `${basePath()}/media/${file}`
