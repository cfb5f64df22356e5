import type { Grant } from './grant.ts'
import { refresh } from './refresh.ts'

/** A refresh token for a new pair. */
export const refreshGrant: Grant = async ({ house, asked }) => refresh(house, await asked('refresh_token'))
