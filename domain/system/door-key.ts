import { moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** A key by which a gateway signs. Sealed, for it is needed whole to check with; gone from here, it is good no more. */
export const doorKey = defineTable({
  name: 'system.door-key',
  fields: {
    gatewayId: reference('门禁网关', 'system.door-gateway', { required: true }),
    /** What a gateway names it by. */
    code: text('密钥编号', { required: true, max: 32 }),
    sealed: text('密钥', { required: true, max: 500 }),
    issuedAt: moment('签发时间', { required: true }),
  },
  unique: [['code']],
})

/** A word that a gateway has used to make a call its own; kept for as long as its time would be believed. */
export const doorNonce = defineTable({
  name: 'system.door-nonce',
  fields: {
    gatewayId: reference('门禁网关', 'system.door-gateway', { required: true }),
    nonce: text('随机数', { required: true, max: 64 }),
    usedAt: moment('使用时间', { required: true }),
  },
  unique: [['gatewayId', 'nonce']],
  indexes: [['usedAt']],
})
