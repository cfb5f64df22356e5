import { fail, ok } from '#domain/kernel/result.ts'
import type { TestModel } from '#machines/test-model.ts'

const zhang = { account: 'teacher', name: '张三' }
const refused = fail({ type: 'refused', message: '用户名或密码错误' })

/** What can happen to a session. */
export const sessionModel: TestModel = {
  events: [
    { type: 'SIGN_IN', credentials: { type: 'account', account: 'teacher', password: 'secret' } },
    { type: 'PROVE', proof: { factor: 'sms', code: '123456' } },
    { type: 'GIVE_UP' },
    { type: 'SIGN_OUT' },
    { type: 'LOCK' },
    { type: 'UNLOCK', password: 'secret' },
    { type: 'EXPIRE' },
    { type: 'SIGNED_IN_ELSEWHERE', person: { account: 'admin', name: '李四' } },
    { type: 'PERSON_CHANGED', person: { account: 'teacher', name: '张三丰' } },
    { type: 'SIGNED_OUT_ELSEWHERE' },
    { type: 'UNLOCKED_ELSEWHERE' },
  ],
  outputs: {
    restore: [null, { person: zhang, locked: false }, { person: zhang, locked: true }],
    signIn: [ok({ person: zhang }), ok({ challenge: { ticket: 't', factors: ['sms'] } }), refused],
    prove: [ok(zhang), refused],
    unlock: [ok(null), refused],
    signOut: [undefined],
    forget: [undefined],
  },
}
