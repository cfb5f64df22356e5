import { refuse } from '#domain/kernel/refusal.ts'
import { unsigned } from '#domain/kits/sign-in/fields.ts'
import { type SignTask, signTasks } from '#domain/student-service/sign-task/rounds.ts'
import { asksPosition } from '#domain/student-service/sign-task/words.ts'
import type { Served } from '#server/core/serve.ts'
import { roundsServer } from '#server/engine/rounds/rounds-server.ts'
import { ownPeople } from '#server/engine/sign-in/own-people.ts'
import { excuse } from './list.ts'
import { ownTaskRoute } from './own.ts'
import { shownRoute } from './shown.ts'
import { placeOf, signFor, signIn } from './sign-in.ts'

const ownClasses = ownPeople(signTasks.round, 'classes', '请选择自己所带的班级')

const placed = ['way', 'buildingId', 'longitude', 'latitude'] as const

/** For one's own students, and at a place that is on a map where the phone has to be there. */
const beforeWrite: Served['beforeWrite'] = async (next, { current, ...unit }) => {
  const task = next as Partial<SignTask>
  const same = current && placed.every((name) => task[name] === (current as Partial<SignTask>)[name])
  const { way = null, buildingId = null, longitude = null, latitude = null } = task
  if (!same && asksPosition(way) && !(await placeOf({ buildingId, longitude, latitude }, unit))) {
    const message = '该楼栋没有登记位置，请填写签到地点的经度和纬度'
    refuse({ type: 'invalid', message, fields: { buildingId: message } })
  }
  return ownClasses(next, { ...unit, current })
}

/** What of a list is the area's own. */
export const taskList = { filled: excuse }

const server = roundsServer(signTasks, {
  ...taskList,
  beforeFinish: signIn,
  beforeVouch: signFor,
  beforeWrite,
  again: unsigned,
})

export const signTaskServer = { ...server, routes: [...server.routes, ownTaskRoute, shownRoute] }
