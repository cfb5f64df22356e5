import type { Actor } from '#server/core/app-context.ts'

/** The actor, who may do these things with what is their own and nothing else, whatever their roles say. */
export const asThemselves = (
  actor: Actor,
  permissions: readonly string[],
  self = actor.granted.self,
): Actor => ({
  ...actor,
  roles: [{ code: '', permissions: new Set(permissions), grants: ['self'] }],
  granted: { ...actor.granted, self },
  opened: {},
})
