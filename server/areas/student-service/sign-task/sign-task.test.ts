import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OwnSignTask, ShownTasks } from '#domain/student-service/sign-task/calls.ts'
import { codeSeconds } from '#domain/student-service/sign-task/turning-code.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('a sign-in task on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids } = leaveCollege(server)
  const at = (minutes: number) => timeOf(new Date(server.now() + minutes * 60_000))
  const here = { longitude: 113.1228, latitude: 23.0092, accuracy: 20 }
  const place = { longitude: here.longitude, latitude: here.latitude, radius: 100 }
  let classes = ''
  const planned = (more: object = {}) => ({
    ...{ name: '主题班会', opensAt: at(-10), closesAt: at(60), classes, onTimeMinutes: 30 },
    ...{ place: '教学楼 301', way: 'turning', ...more },
  })
  const add = (more: object = {}, who = asks.counsellor) =>
    who('student-service/signTaskRound/add', planned(more))
  const opened = async (more: object = {}) => {
    const { data, msg } = await add(more)
    expect(msg).toBe('操作成功')
    const open = await asks.counsellor('student-service/signTaskRound/open', { id: data.id })
    expect(open.msg).toBe('操作成功')
    return data.id as string
  }
  const turnOf = async (roundId: string, studentId: string) => {
    const path = `student-service/signTaskTurn/page?params.roundId=${roundId}&size=50`
    const rows = (await asks.counsellor(path)).data.records as Readonly<Record<string, string>>[]
    return rows.find((turn) => turn.studentId === studentId)
  }
  const own = async (roundId: string, who = asks.student) =>
    ((await who('student-service/signTaskTurn/own')).data as readonly OwnSignTask[]).find(
      (task) => task.roundId === roundId,
    )
  const shown = async (id: string, who = asks.counsellor) =>
    (await who(`student-service/signTaskRound/shown?id=${id}`)).data as ShownTasks
  const codeOf = async (id: string) =>
    new URL((await shown(id)).shown?.path ?? '', 'http://portal').searchParams.get('code') ?? ''
  const sign = async (roundId: string, answers: object, who = asks.student) => {
    const task = await own(roundId, who)
    return who('student-service/signTaskTurn/finish', {
      id: task?.id,
      challenge: task?.challenge,
      ...answers,
    })
  }

  beforeAll(async () => {
    const { rows } = await sql<{ classId: string }>`select class_id as "classId" from base_student
      where tenant_id = ${server.tenantId} and id = ${ids.studentId}`.execute(server.app().db)
    classes = rows[0]?.classId ?? ''
  })

  it('is set by a counsellor for their own classes, at a place that is on a map, and shown to nobody else', async () => {
    expect((await add({ classes: null })).msg).toBe('请选择自己所带的班级')
    expect((await add({}, asks.student)).status).toBe(403)
    expect((await add({ way: 'position', radius: 100 })).status).toBe(400)
    expect((await add({ way: 'position', ...place, latitude: null })).status).toBe(400)
    expect((await add({ way: 'position', ...place, radius: null })).status).toBe(400)
    const id = await opened()
    expect((await shown(id)).shown).toMatchObject({ name: '主题班会', done: 0 })
    expect((await shown(id, asks.stranger)) ?? null).not.toHaveProperty('shown.path')
    expect((await asks.student(`student-service/signTaskRound/shown?id=${id}`)).status).toBe(403)
    expect((await asks.counsellor('student-service/signTaskRound/shown?id=x')).status).toBe(400)
  })

  it('is signed by the code on the screen while that is fresh, and by no other', async () => {
    const [id, other] = [await opened(), await opened({ name: '讲座' })]
    expect((await sign(id, {})).msg).toBe('请扫描现场屏幕上的二维码签到')
    const code = await codeOf(id)
    const invalid = '签到码无效，请扫描现场屏幕上的二维码'
    expect((await sign(id, { turningCode: 'x' })).msg).toBe(invalid)
    const [round, slot, signature] = code.split('.')
    expect((await sign(id, { turningCode: `${round}.${Number(slot) + 1}.${signature}` })).msg).toBe(invalid)
    expect((await sign(id, { turningCode: await codeOf(other) })).msg).toBe(
      '这是其他签到任务的二维码，请扫描本次任务的二维码',
    )
    const task = await own(id)
    expect(
      (await asks.student('student-service/signTaskTurn/finish', { id: task?.id, turningCode: code })).msg,
    ).toBe('签到页面已过期，请刷新后重试')
    server.pass(3 * codeSeconds)
    expect((await sign(id, { turningCode: code })).msg).toBe('签到码已更换，请重新扫描屏幕上的二维码')
    expect((await sign(id, { turningCode: await codeOf(id) })).status).toBe(200)
    expect(await turnOf(id, ids.studentId)).toMatchObject({
      result: 'signed',
      way: 'turning',
      distance: null,
    })
    expect((await shown(id)).shown).toMatchObject({ done: 1 })
    server.pass(31 * 60)
    expect((await sign(id, { turningCode: await codeOf(id) }, asks.classmate)).status).toBe(200)
    expect(await turnOf(id, ids.mateId)).toMatchObject({ result: 'late' })
  })

  it('asks for the place, and for the code and the place where it is both', async () => {
    const near = await opened({ way: 'position', ...place })
    expect((await sign(near, { ...here, latitude: 23.0192 })).msg).toBe(
      '距签到地点约 1112 米，须在 100 米以内签到',
    )
    expect((await sign(near, here)).status).toBe(200)
    expect(await turnOf(near, ids.studentId)).toMatchObject({
      result: 'signed',
      way: 'position',
      distance: 0,
    })
    const both = await opened({ way: 'both', ...place })
    const turningCode = await codeOf(both)
    expect((await sign(both, here)).msg).toBe('请扫描现场屏幕上的二维码签到')
    expect((await sign(both, { turningCode })).msg).toBe('没有取得手机位置，请开启定位后重试')
    expect((await sign(both, { turningCode, ...here })).status).toBe(200)
    expect(await turnOf(both, ids.studentId)).toMatchObject({ way: 'both', doubt: 'repeated' })
  })

  it('lets go of who is on leave, and is signed by the teacher for who was seen', async () => {
    await sql`insert into leave_application (tenant_id, id, student_id, type_id, title, number, reason, starts_on,
        ends_on, leaves_campus, state, starts_at, ends_at)
      values (${server.tenantId}, gen_random_uuid(), ${ids.mateId}, ${ids.personal}, '请假', 'L1', '看病', ${at(0)}::date,
        ${at(0)}::date, false, 'approved', ${`${at(-60)}+08`}, ${`${at(120)}+08`})`.execute(server.app().db)
    const id = await opened({ way: 'roll' })
    expect(await turnOf(id, ids.mateId)).toMatchObject({
      state: 'exempt',
      result: 'leave',
      reason: '请假单 L1',
    })
    expect((await sign(id, {})).msg).toBe('本次由老师现场点名，不能自行签到')
    const turn = await turnOf(id, ids.studentId)
    const vouch = (answers: object) =>
      asks.counsellor('student-service/signTaskTurn/vouch', { id: turn?.id, ...answers })
    expect((await vouch({ ground: 'phone' })).status).toBe(400)
    expect((await vouch({ ground: 'seen' })).status).toBe(200)
    expect(await turnOf(id, ids.studentId)).toMatchObject({ result: 'signed', way: 'roll' })
    // What has ended has no code any more.
    expect((await shown(id)).shown).toBeNull()
  })
})
