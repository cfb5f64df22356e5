import type { PersonalCall } from './route.ts'

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
export type AppliedProvider = (call: PersonalCall) => Promise<readonly Applied[]>
