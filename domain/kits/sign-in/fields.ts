import { choice, decimal, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { signDoubts, signResults } from './words.ts'

/** What a phone tells of where it is; nothing of it is kept. */
export const reading = {
  longitude: decimal('经度', { min: -180, max: 180 }),
  latitude: decimal('纬度', { min: -90, max: 90 }),
  accuracy: integer('定位误差（米）', { max: 1_000_000 }),
  /** Shown with the student's own turn while it may be signed. */
  challenge: text('签到口令', { max: 64 }),
}

/** What every kind of round to sign in at says: until when nobody is late, and whose it is. */
export const signRoundFields = {
  onTimeMinutes: integer('按时签到（分钟）', {
    ...{ min: 1, max: 1440 },
    help: '开始后超过该时长签到的记为迟签；留空表示截止前都算按时',
  }),
  /** Who set it, where it is not an administrator's. */
  ownerId: reference('发布人', 'base.teacher', { system: true }),
}

/** What is kept of how a student signed in. */
export const signTurnFields = {
  distance: integer('距离（米）', { system: true }),
  /** Of the position under the server's key: equal ones are seen, and no position is kept. */
  mark: text('位置标记', { system: true, secret: true, max: 64 }),
  doubt: choice('定位疑点', signDoubts, { system: true }),
  late: yesNo('迟签', { system: true, tone: 'warning' }),
  result: choice('签到结果', signResults, { system: true }),
}

/** What is set on a turn that is to be done again. */
export const unsigned = {
  ...{ distance: null, mark: null, doubt: null, late: null },
  ...{ way: null, ground: null, excuse: null },
}
