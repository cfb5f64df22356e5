import type { building } from '#domain/base/building.ts'
import type { doorDevice } from '#domain/system/door-device.ts'
import type { Made } from '#server/core/database/made.ts'
import { timeOf } from '#server/core/database/moment.ts'

export type Building = Made<typeof building>
export type Device = Made<typeof doorDevice>
export type Row<R extends { readonly id: string }> = Partial<R> & { readonly id: string }

export const day = 86_400_000
export const hour = 3_600_000
/** Of coming and going. */
export const days = 14
/** Of each dormitory. */
export const locksOfHouse = 4

export const tell = (at: number) => timeOf(new Date(at))
