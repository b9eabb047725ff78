import { browserMutations } from './browser.mutations.ts'
import { chatMutations } from './chat.mutations.ts'
import type { Mutation } from './mutation.ts'
import { pureMutations } from './pure.mutations.ts'
import { sampleMutations } from './sample.mutations.ts'
import { serverMutations } from './server.mutations.ts'

/** All of them, the cheap ones first. */
export const mutations: readonly Mutation[] = [
  ...pureMutations,
  ...sampleMutations,
  ...serverMutations,
  ...chatMutations,
  ...browserMutations,
]
