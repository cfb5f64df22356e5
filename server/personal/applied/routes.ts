import { appliedAsked } from '#domain/system/applied/asked.ts'
import { appliedCalls } from '#domain/system/applied/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { AppliedProvider } from '#server/core/applied.ts'
import type { Route } from '#server/core/route.ts'

/** What the person applied for in all areas, the latest first; `state` narrows it. */
export const appliedRoutes = (providers: readonly AppliedProvider[]): readonly Route[] => [
  answerCall(appliedCalls.mine, appliedAsked, async ({ state }, call) => {
    const found = await Promise.all(providers.map((provider) => provider(call)))
    return found
      .flat()
      .filter((each) => !state || each.state === state)
      .sort((one, other) => (one.appliedAt < other.appliedAt ? 1 : -1))
  }),
]
