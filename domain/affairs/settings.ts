import { choices, integer, money } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { archiveMaterials } from './archive-materials.ts'

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
    requiredMaterials: choices('转出必备材料', archiveMaterials, {
      help: '档案转出前应当齐全的材料；缺少时须写明原因才能转出',
    }),
    receiptDays: integer('回执期限（天）', {
      required: true,
      min: 1,
      max: 365,
      help: '转出后超过这些天未回执的，列入学生处待办',
    }),
  },
  form: {
    门诊报销: ['ratio', 'yearCap', 'billDays'],
    证件工本费: ['studentFee', 'badgeFee', 'campusFee', 'trainFee'],
    入伍资助标准: ['subsidyCap'],
    档案转出: ['requiredMaterials', 'receiptDays'],
  },
  columns: ['ratio', 'yearCap', 'subsidyCap'],
  filters: [],
  singleton: {
    initial: {
      ...{ ratio: 70, yearCap: '400.00', billDays: 180, subsidyCap: '20000.00' },
      ...{ studentFee: '10.00', badgeFee: '5.00', campusFee: '20.00', trainFee: '7.00' },
      ...{ requiredMaterials: '1,2,3,7', receiptDays: 30 },
    },
  },
  audited: true,
})
