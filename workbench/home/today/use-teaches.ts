import { usePerson } from '#workbench/account/session/use-session.ts'
import { readUserInfo } from '#workbench/account/session/user-info.ts'
import { isObject } from '#workbench/account/storage/storage.ts'

/** Whether the lessons are given or taken: a teacher wants to read the class, a student the teacher. */
export function useTeaches(): boolean {
  usePerson()
  const info: unknown = readUserInfo()
  return !isObject(info) || info.userType !== 'student'
}
