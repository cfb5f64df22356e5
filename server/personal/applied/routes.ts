import type { PersonalCall, Route } from '#server/core/route.ts'

/** Something a person applied for, wherever it is decided. */
export interface Applied {
  readonly id: string
  /** What was applied for: `奖学金申请`. */
  readonly service: string
  readonly title: string
  /** `yyyy-MM-dd HH:mm:ss`. */
  readonly appliedAt: string
  readonly state: 'waiting' | 'approved' | 'refused' | 'withdrawn'
  /** Where in the portal it is followed. */
  readonly href: string
}

/** An area in which people apply for something says here what the one who asks applied for. */
type AppliedProvider = (call: PersonalCall) => Promise<readonly Applied[]>

/** An area adds its own line here. */
const providers: readonly AppliedProvider[] = []

/** What the person applied for in all areas, the latest first; `state` narrows it. */
async function applied(call: PersonalCall) {
  const { state } = call.c.req.query()
  const found = await Promise.all(providers.map((provider) => provider(call)))
  return found
    .flat()
    .filter((each) => !state || each.state === state)
    .sort((one, other) => (one.appliedAt < other.appliedAt ? 1 : -1))
}

export const appliedRoutes: readonly Route[] = [
  { method: 'GET', path: 'base/service/applied', access: 'signed-in', answer: applied },
]
