/** What somebody may do who runs the rounds of a kind. */
export const runs = [
  'view',
  'add',
  'update',
  'remove',
  'export',
  'plan',
  'open',
  'recall',
  'close',
  'reopen',
] as const

/** What somebody may do who looks after the people in them. */
export const looksAfter = ['view', 'export', 'urge', 'exempt', 'extend', 'reopen'] as const
