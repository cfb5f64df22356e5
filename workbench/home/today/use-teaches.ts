import { usePerson } from '#workbench/account/session/use-session.ts'
import { isObject } from '#workbench/http/storage/storage.ts'
import { readUserInfo } from '#workbench/http/user-info.ts'

/** Whether the lessons are given or taken: a teacher wants to read the class, a student the teacher. */
export function useTeaches(): boolean {
  usePerson()
  const info: unknown = readUserInfo()
  return !isObject(info) || info.userType !== 'student'
}
