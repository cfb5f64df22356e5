import { integer, money } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const fee = (label: string) => money(label, { required: true, max: 1000 })

/** 学生事务设置: ratios, caps and fees of the college. */
export const affairsSettings = defineResource({
  name: 'affairs.settings',
  label: '学生事务设置',
  title: 'ratio',
  fields: {
    ratio: integer('报销比例（%）', { required: true, min: 1, max: 100 }),
    yearCap: money('每年报销上限（元）', { required: true, max: 100_000 }),
    billDays: integer('票据有效期（天）', { required: true, min: 1, max: 730 }),
    studentFee: fee('学生证工本费（元）'),
    badgeFee: fee('校徽工本费（元）'),
    campusFee: fee('校园卡工本费（元）'),
    trainFee: fee('火车票优惠卡工本费（元）'),
    subsidyCap: money('入伍资助每年上限（元）', { required: true, max: 100_000 }),
  },
  form: {
    门诊报销: ['ratio', 'yearCap', 'billDays'],
    证件工本费: ['studentFee', 'badgeFee', 'campusFee', 'trainFee'],
    入伍资助标准: ['subsidyCap'],
  },
  columns: ['ratio', 'yearCap', 'subsidyCap'],
  filters: [],
  singleton: {
    initial: {
      ...{ ratio: 70, yearCap: '400.00', billDays: 180, subsidyCap: '20000.00' },
      ...{ studentFee: '10.00', badgeFee: '5.00', campusFee: '20.00', trainFee: '7.00' },
    },
  },
  audited: true,
})
