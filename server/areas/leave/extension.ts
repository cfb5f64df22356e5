import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { takingStates } from '#domain/leave/application.ts'
import { leaveExtension } from '#domain/leave/extension.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { type Application, change, locked, lockStudent } from './change.ts'
import { spanOf, titleOf } from './checked.ts'
import { cancelDeadline } from './deadline.ts'
import { reckon } from './reckon.ts'
import { kindOf, overlapping, refuseFaults } from './rules.ts'

type Extension = Partial<Row<typeof leaveExtension>>

/** The leave as it would be, and what the extension adds to it. */
async function extended(
  unit: Unit,
  application: Application,
  { endsOn = '', endsSection = null }: Extension,
) {
  const span = { ...spanOf(application), endsOn, endsSection }
  const kind = await kindOf(unit, application.typeId)
  const { set } = await reckon(unit, application.studentId ?? '', span)
  const other = await overlapping(unit, { ...application, ...set })
  refuseFaults({
    ...((kind.unit === 'section') !== (endsSection !== null) && {
      endsSection: kind.unit === 'section' ? '请填写结束节次' : '按整天请假，请不要填写节次',
    }),
    ...(set.endsAt <= (application.endsAt ?? '') && { endsOn: '续假应晚于原请假的结束时间' }),
    ...(other && { endsOn: phrase('续假时间与“{{title}}”重叠', { title: other.title }) }),
    ...(kind.mostDays !== null &&
      set.days > kind.mostDays && {
        endsOn: phrase('“{{name}}”一次最多 {{most}} 天，续假后为 {{days}} 天', {
          name: kind.name,
          most: kind.mostDays,
          days: set.days,
        }),
      }),
  })
  return { kind, set: { ...set, endsOn, endsSection } }
}

/** Whether the leave is approved and has not ended. */
function mustRun({ state, endsAt }: Application, { app }: Unit) {
  if (state !== 'approved' && state !== 'away')
    refuse({ type: 'conflict', message: '只有已批准、尚未销假的请假可以续假' })
  if ((endsAt ?? '') <= timeOf(app.now()))
    refuse({ type: 'conflict', message: '假期已结束，续假须在结束前提交' })
}

async function onlyOne({ db, actor }: Unit, { id, applicationId }: Extension) {
  if (
    await table(leaveExtension, db, actor.tenantId).exists({ applicationId, id: not(id), state: 'reviewing' })
  )
    refuse({ type: 'conflict', message: '这次请假已有审批中的续假' })
}

const asked = ['applicationId', 'endsOn', 'endsSection', 'reason', 'proof'] as const

export const extensions = serve(leaveExtension, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && asked.every((name) => next[name] === current[name])) return undefined
    const application = await locked(unit, next.applicationId ?? '')
    mustRun(application, unit)
    const { set } = await extended(unit, application, next)
    return added(application, set)
  },
  actions: {
    async submit(row, _, unit) {
      const application = await locked(unit, row.applicationId)
      await lockStudent(unit, application.studentId)
      mustRun(application, unit)
      await onlyOne(unit, row)
      const { set } = await extended(unit, application, row)
      return { set: added(application, set) }
    },
    /** Moves the end of the leave; one that was cancelled meanwhile stays as it is. */
    async approve(row, _, unit) {
      const application = await locked(unit, row.applicationId)
      if (!takingStates.some((state) => state === application.state) || application.state === 'checking')
        return undefined
      const [student] = await lockStudent(unit, application.studentId)
      const { kind, set } = await extended(unit, application, row)
      await change(unit, application, 'extend', {
        ...set,
        title: titleOf(student?.name ?? '', kind.name, set.days),
        cancelBy: await cancelDeadline(unit, set.endsAt),
        remindedAt: null,
      })
      return undefined
    },
  },
})

const added = ({ days, lessons }: Application, set: { readonly days: number; readonly lessons: number }) => ({
  days: set.days - (days ?? 0),
  lessons: set.lessons - (lessons ?? 0),
})
