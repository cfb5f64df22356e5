import { decimal, longText, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 通行密钥: the public half of a key that a device keeps (W3C Web Authentication, level 3). */
export const passkey = defineTable({
  name: 'system.passkey',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    name: text('名称', { required: true, max: 40 }),
    /** Base64url, at most 1,023 bytes. */
    credentialId: text('凭据标识', { required: true, max: 1400 }),
    publicKey: longText('公钥', { required: true }),
    /** Of its uses, as the device counts them; 0 for those that do not count. 32 bits without a sign. */
    counter: decimal('使用计数', { required: true, max: 4_294_967_295 }),
    transports: text('传输方式', { max: 100 }),
    /** The host it was made for. It works for no other. */
    rpId: text('站点', { required: true, max: 253 }),
    backedUp: yesNo('已同步', { required: true }),
    lastUsedAt: moment('最近使用时间'),
  },
  unique: [['credentialId']],
})
