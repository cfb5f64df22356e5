import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { surveyAnswered } from '#domain/survey/answered.ts'
import { answerFaults, keptAnswers } from '#domain/survey/answers.ts'
import { surveyCalls } from '#domain/survey/calls.ts'
import { answerPublic, answerPublicPlain } from '#server/core/answer-call.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { Call, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { proofOf, proofOnce } from '#server/identity/proof-of-work/proof.ts'
import { deviceHash, deviceOf } from './device.ts'
import { currentSurvey, hasAnswered } from './survey.ts'

/** A campus behind one address, all of it in the hour before a survey closes. */
const limit = { times: 3000, seconds: 3600 }

async function current({ c, app, tenantId }: Call) {
  await limitAddress(app, { tenantId, what: 'survey', address: addressOf(c) }, limit)
  const survey = await currentSurvey(app, tenantId)
  if (!survey) return null
  const answered = await hasAnswered(app, tenantId, survey.id, await deviceHash(survey.id, deviceOf(app, c)))
  // What is asked is shown to those who may answer, and to nobody before or after.
  return { ...survey, questions: survey.state === 'open' && !answered ? survey.questions : [], answered }
}

async function answer(
  { surveyId, name, number, answers }: z.output<typeof surveyAnswered>,
  { c, app, tenantId }: Call,
) {
  const near = proofOnce(app, { tenantId, matter: 'survey answer' }, proofOf(c))
  await limitAddress(app, { tenantId, what: 'survey answer', address: addressOf(c) }, { ...limit, near })
  const survey = await currentSurvey(app, tenantId)
  if (!survey || survey.id !== surveyId || survey.state !== 'open')
    return refuse({ type: 'conflict', message: '问卷已经截止，不能再提交' })

  const fields: Record<string, string> = answerFaults(survey.questions, answers)
  if (!survey.anonymous && !name) fields.name = '请填写姓名'
  if (!survey.anonymous && !number) fields.number = '请填写学号或工号'
  if (Object.keys(fields).length > 0) refuse({ type: 'invalid', message: '有题目需要修改', fields })

  const written = await app.db
    .insertInto('system_survey_answer')
    .values({
      ...stamps(tenantId, 'survey'),
      survey_id: survey.id,
      device_hash: await deviceHash(survey.id, deviceOf(app, c)),
      name: survey.anonymous ? null : name,
      number: survey.anonymous ? null : number,
      answers: JSON.stringify(keptAnswers(survey.questions, answers)),
    })
    .onConflict((same) => same.columns(['tenant_id', 'survey_id', 'device_hash']).doNothing())
    .returning('id')
    .execute()
  if (written.length === 0) refuse({ type: 'conflict', message: '这台设备已经提交过这份问卷' })
  return { answered: true }
}

export const surveyRoutes: readonly Route[] = [
  answerPublicPlain(surveyCalls.current, current),
  answerPublic(surveyCalls.answer, surveyAnswered, answer),
]
