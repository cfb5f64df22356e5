import type { Applied } from '#domain/system/applied/calls.ts'
import type { PersonalCall } from './route.ts'

/** An area in which people apply for something says here what the one who asks applied for. */
export type AppliedProvider = (call: PersonalCall) => Promise<readonly Applied[]>
