import type { Route } from '#server/core/route.ts'
import { changeSecretFields } from './change.ts'
import { mySight } from './mine.ts'
import { secretFieldsOf, secretFieldsOfRole } from './of-role.ts'

const view = 'security.secret-field:view'

/** What roles see of fields, as administrators set it and as each person meets it. */
export const secretFieldRoutes: readonly Route[] = [
  { method: 'GET', path: 'security/secretField/list', access: view, answer: secretFieldsOfRole },
  { method: 'GET', path: 'security/secretField/getOne', access: view, answer: secretFieldsOf },
  {
    method: 'POST',
    path: 'security/secretField/update',
    access: 'security.secret-field:update',
    answer: changeSecretFields,
  },
  { method: 'GET', path: 'security/secretField/mine', access: 'signed-in', answer: mySight },
]
