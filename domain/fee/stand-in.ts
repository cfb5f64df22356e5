import { integer, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** A trade at the service that stands in for the real ones in a demo: what WeChat Pay or Alipay would know of it. */
export const standInTrade = defineTable({
  name: 'fee.stand-in-trade',
  fields: {
    no: text('订单号', { required: true, max: 32 }),
    channelId: reference('支付渠道', 'fee.channel', { required: true }),
    subject: text('缴费内容', { required: true, max: 200 }),
    /** Whole fen. */
    fen: integer('金额（分）', { required: true, max: 100_000_000 }),
    state: text('状态', { required: true, max: 10 }),
    notifyUrl: text('通知地址', { required: true, max: 500 }),
    expiresAt: moment('截止时间', { required: true }),
    transactionNo: text('交易号', { max: 64 }),
    paidAt: moment('支付时间'),
    /** What went back, by the number of the refund, in whole fen, as JSON. */
    refunds: longText('退款', { max: 4000 }),
  },
  unique: [['no']],
})

/** The service's half of the keys of a channel: it signs with its own and knows the merchant's. */
export const standInKey = defineTable({
  name: 'fee.stand-in-key',
  fields: {
    channelId: reference('支付渠道', 'fee.channel', { required: true }),
    /** Sealed. */
    privateKey: text('平台私钥', { required: true, max: 8000 }),
    merchantKey: text('商户公钥', { required: true, max: 4000 }),
  },
  unique: [['channelId']],
})
