import { ask, tokenOf } from './api.ts'

/** Makes the department account decide for the college of the student account. */
export async function sameCollege(url: string): Promise<void> {
  const token = await tokenOf(url, 'admin')
  const one = async (path: string) => (await (await ask(url, path, token)).json()).data
  const users = (await one('system/user/list')) as readonly Readonly<Record<string, string>>[]
  const of = (account: string) => users.find((user) => user.account === account)
  const { departmentId } = await one(`base/student/getOne?id=${of('student')?.studentId}`)
  const teacher = await one(`base/teacher/getOne?id=${of('department')?.teacherId}`)
  const moved = await ask(url, 'base/teacher/update', token, { ...teacher, departmentId })
  const { msg } = (await moved.json()) as { msg: string }
  if (!moved.ok) throw new Error(msg)
}
