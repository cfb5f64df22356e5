import type { Grant } from './grant.ts'
import { refresh } from './refresh.ts'

/** A refresh token for a new pair. */
export const refreshGrant: Grant = async ({ app, asked }) => refresh(app, await asked('refresh_token'))
