import { ask, tokenOf } from './api.ts'

/** Calls of an administrator of the demo college; one that is refused is thrown. */
export async function administrator(url: string) {
  const token = await tokenOf(url, 'admin')
  const send = async (path: string, json?: object) => {
    const reply = await ask(url, path, token, json)
    const { data, msg } = await reply.json()
    if (!reply.ok) throw new Error(`${path}: ${msg}`)
    return data
  }
  const users = (await send('system/user/list')) as readonly Readonly<Record<string, string>>[]
  return { send, accountOf: (account: string) => users.find((user) => user.account === account) }
}

/** Makes the department account decide for the college of the student account. */
export async function sameCollege(url: string): Promise<void> {
  const { send, accountOf } = await administrator(url)
  const { departmentId } = await send(`base/student/getOne?id=${accountOf('student')?.studentId}`)
  const teacher = await send(`base/teacher/getOne?id=${accountOf('department')?.teacherId}`)
  await send('base/teacher/update', { ...teacher, departmentId })
}

/** Gives an account of students to a classmate of the student account; answers with the ids of both, `own` first. */
export async function classmateAt(url: string, account: string, name: string) {
  const { send, accountOf } = await administrator(url)
  const own = accountOf('student')?.studentId ?? ''
  const { classId } = await send(`base/student/getOne?id=${own}`)
  const { records } = await send(`base/student/page?size=60&params.classId=${classId}`)
  const mate = records.find((student: { readonly name: string }) => student.name === name)
  const user = await send(`system/user/getOne?id=${accountOf(account)?.id}`)
  await send('system/user/update', { ...user, studentId: mate.id, name })
  return { own, mate: mate.id as string }
}

/** Pauses a job of the night that takes long, where the clock leaps over many nights. */
export async function pauseJob(url: string, code: string): Promise<void> {
  const { send } = await administrator(url)
  const { records } = await send('resource/job/page?size=100')
  const job = records.find((each: { readonly code: string }) => each.code === code)
  await send('resource/job/pause', { id: job.id })
}
