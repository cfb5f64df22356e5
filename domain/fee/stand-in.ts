import { integer, longText, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** A trade at a service that stands in for the real one in a demo: what WeChat Pay or Alipay would know of it. */
export const standInTrade = defineTable({
  name: 'fee.stand-in-trade',
  fields: {
    service: text('支付平台', { required: true, max: 10 }),
    no: text('订单号', { required: true, max: 64 }),
    version: integer('版本', { required: true, max: 1_000_000 }),
    /** All of it, as JSON. */
    trade: longText('交易', { required: true, max: 20_000 }),
  },
  unique: [['service', 'no']],
})

/** The services' half of the keys of a demo: they sign with their own and know the merchant's. */
export const standInKey = defineTable({
  name: 'fee.stand-in-key',
  fields: {
    /** As JSON, sealed. */
    keys: longText('密钥', { required: true, max: 20_000 }),
  },
})
