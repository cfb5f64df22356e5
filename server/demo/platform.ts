import { daysAfter } from '#domain/kernel/days.ts'
import { sms } from '#domain/resource/sms.ts'
import { aiKeywordAdvice } from '#domain/security/ai-keyword-advice.ts'
import { appInfo } from '#domain/system/app-info.ts'
import { messageConfig } from '#domain/system/message-config.ts'
import { personalServices } from '#domain/system/personal-services.ts'
import { sendLog } from '#domain/system/send-log.ts'
import { serviceEvaluate } from '#domain/system/service-evaluate.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { stamps } from '#server/core/stamps.ts'
import { demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { inTurn, oneOf } from '#server/engine/demo/overrides.ts'
import { padded } from '#server/engine/demo/padded.ts'
import { advices, carriers, infos, judgements, rules, titlesOfSent } from './platform-rows.ts'

const by = 'demo'

/** How the demo college has set its portal: names, carriers, message rules, advice, and what came of them. */
export async function setUpPlatform(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
): Promise<void> {
  const made = { by, at: now() }
  const withIds = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ id: stamps(tenantId).id, ...row }))
  await insertRows(db, appInfo, tenantId, withIds(infos), made)
  await insertRows(db, sms, tenantId, withIds(carriers), made)
  await insertRows(db, messageConfig, tenantId, withIds(rules), made)
  await insertRows(db, aiKeywordAdvice, tenantId, withIds(advices), made)
  await sendMessages({ db, now }, tenantId)
  await demoRowsIn({ db, now }, tenantId)(serviceEvaluate, 60, {
    code: (_, { random }) => random.pick(personalServices.slice(0, 5)).code,
    serviceName: (_, { get }) => personalServices.find(({ code }) => code === get('code'))?.name ?? null,
    ...{ category: '个人', words: oneOf(judgements), stars: oneOf([5, 5, 5, 4, 4, 4, 3, 2]) },
  })
}

/** The messages of four weeks, one of each channel a day. */
async function sendMessages(app: Pick<AppContext, 'db' | 'now'>, tenantId: string): Promise<void> {
  const events = {
    'in-app': ['notice', 'service', 'service'],
    sms: ['code'],
    'wechat-work': ['notice'],
  } as const
  const providers = { 'in-app': '站内', sms: '校园短信平台', 'wechat-work': '企业微信' } as const
  type Channel = keyof typeof events
  await demoRowsIn(app, tenantId)(sendLog, 84, {
    channel: inTurn<Channel>(['in-app', 'sms', 'wechat-work']),
    event: (_, { get, random }) => random.pick<string>(events[get<Channel>('channel')]) as never,
    title: (_, { get }) => titlesOfSent[get('event') ?? ''] ?? null,
    userId: (_, { get, pick }) => (get('channel') === 'in-app' ? null : pick('userId')),
    studentId: null,
    target: (at, { get }) =>
      ({ 'in-app': null, sms: `138****${1000 + at * 7}`, 'wechat-work': `member${at}` })[
        get<Channel>('channel')
      ],
    people: (at, { get }) => (get('channel') === 'in-app' ? 40 + ((at * 37) % 260) : 1),
    state: (at, { get }) => (get('channel') === 'wechat-work' && at % 4 === 0 ? 'failed' : 'sent'),
    reason: (_, { get }) => (get('state') === 'failed' ? '企业微信中没有这个成员' : null),
    provider: (_, { get }) => (get('state') === 'failed' ? null : providers[get<Channel>('channel')]),
    text: (_, { get }) => (get('channel') === 'wechat-work' ? '请查看最新公告' : null),
    ...{
      due: null,
      sentAt: (at, { today }) => `${daysAfter(today, -Math.floor(at / 3))} 07:${padded(at % 60)}:00`,
    },
  })
}
