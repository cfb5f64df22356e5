import type { AppliedProvider } from '#server/core/applied.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'

/** What the person applied for in all areas, the latest first; `state` narrows it. */
const applied = (providers: readonly AppliedProvider[]) => async (call: PersonalCall) => {
  const { state } = call.c.req.query()
  const found = await Promise.all(providers.map((provider) => provider(call)))
  return found
    .flat()
    .filter((each) => !state || each.state === state)
    .sort((one, other) => (one.appliedAt < other.appliedAt ? 1 : -1))
}

export const appliedRoutes = (providers: readonly AppliedProvider[]): readonly Route[] => [
  { method: 'GET', path: 'base/service/applied', access: 'signed-in', answer: applied(providers) },
]
