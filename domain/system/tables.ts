import type { AnyTable } from '#domain/kernel/table.ts'
import { appInfo } from './app-info.ts'
import { appUse } from './app-use.ts'
import { desktop } from './desktop.ts'
import { dictionary } from './dictionary.ts'
import { menu } from './menu.ts'
import { message } from './message.ts'
import { noticeReceipt } from './notice-receipt.ts'
import { richText } from './rich-text.ts'
import { role } from './role.ts'
import { roleMenu } from './role-menu.ts'
import { scheduleEvent } from './schedule-event.ts'
import { session } from './session.ts'
import { signInFailure } from './sign-in-failure.ts'
import { todo } from './todo.ts'
import { user } from './user.ts'
import { userRole } from './user-role.ts'

/** What the house itself stands on: people, roles, menus, sessions, dictionaries. */
export const systemTables: readonly AnyTable[] = [
  user,
  role,
  userRole,
  menu,
  roleMenu,
  session,
  signInFailure,
  appInfo,
  dictionary,
  desktop,
  appUse,
  todo,
  scheduleEvent,
  noticeReceipt,
  message,
  richText,
]
