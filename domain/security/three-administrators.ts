/**
 * The three administrators of GB/T 22239-2019, 8.1.5: one runs the portal (the role `admin`), one sets its rules of
 * safety, one watches both. The second and third are roles that a new college finds ready.
 */
export const administratorRoles = {
  'security-admin': {
    name: '安全管理员',
    verbs: ['view', 'update'],
    screens: ['security/safe-login', 'system/password-policy', 'security/secret-field', 'system/log-user'],
  },
  auditor: {
    name: '审计管理员',
    verbs: ['view'],
    screens: ['security/audit-record', 'system/log-user', 'system/log-api', 'system/log-error'],
  },
} as const

/** Nobody holds two of them at once. */
export const separate: readonly string[] = ['admin', ...Object.keys(administratorRoles)]
