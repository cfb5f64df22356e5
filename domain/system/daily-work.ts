/** Screens that somebody opens again and again through a day, the most pressing first: their desktop offers them largest. */
export const dailyWork = [
  'claim/verify-desk',
  'claim/bedding-record',
  'claim/military-record',
  'claim/key-record',
  'dormitory/abnormal-access',
  'dormitory/unlock',
  'dormitory/room-health',
  'records/update-review',
  'base/student',
  'base/class',
  'dormitory/unqualified',
  'system/notice',
] as const
