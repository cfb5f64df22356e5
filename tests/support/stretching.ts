import type { Stretching } from '#server/core/app-context.ts'
import { stretchAt } from '#workbench/areas/claim/verify-desk/stretch.ts'

const cost = { memory: 8, passes: 1 }

/** argon2id as the desks use it, at a cost that tests and browsers can bear. */
export const cheapStretching: Stretching = { cost, stretch: stretchAt(cost) }
