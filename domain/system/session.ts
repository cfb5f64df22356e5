import { choice, integer, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'
import { signInWays } from './sign-in-way.ts'

/** 会话: one pair of tokens, of which only hashes are kept. Pairs that follow from one sign-in are a family. */
export const session = defineTable({
  name: 'system.session',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    familyId: text('会话标识', { required: true, max: 36 }),
    accessHash: text('访问令牌摘要', { required: true, max: 64 }),
    accessUntil: moment('访问令牌有效期至', { required: true }),
    refreshHash: text('刷新令牌摘要', { required: true, max: 64 }),
    /** The end of the whole family: refreshing does not move it. */
    refreshUntil: moment('会话有效期至', { required: true }),
    /** That of the user at sign-in. */
    passwordVersion: integer('密码版本', { required: true }),
    /** When the refresh token was used up. */
    rotatedAt: moment('轮换时间'),
    /** The pair it was exchanged for, readable only with the token it was exchanged for (RFC 9700, 4.14.2). */
    successor: longText('后继令牌'),
    /** When the first call was made with it; until then its reply may have been lost. */
    usedAt: moment('首次使用时间'),
    how: choice('登录途径', signInWays),
    /** In words, such as `Chrome 126 · Windows 10`. */
    device: text('登录设备'),
    address: text('登录地址', { max: 64 }),
    /** That of the family. */
    startedAt: moment('登录时间'),
    /** The last call made with this pair, to the minute. */
    lastSeenAt: moment('最近活动时间'),
    /** When its person last proved who they are, by signing in or since; refreshing carries it on and renews it not. */
    provedAt: moment('身份确认时间'),
    /** Why somebody else ended it, in the words its holder reads at the next call. */
    endedWhy: text('终止原因'),
  },
  unique: [['accessHash'], ['refreshHash']],
  indexes: [['familyId']],
})
