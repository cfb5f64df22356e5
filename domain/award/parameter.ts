import { choice, files, integer, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { secondFigures, tieRules } from './words.ts'

/** 参数设置: how ties are settled, and what stands on certificates. */
export const awardParameter = defineResource({
  name: 'award.parameter',
  label: '评奖参数',
  title: 'tieRule',
  fields: {
    tieRule: choice('末位并列', tieRules, { required: true, help: '名额最后一位得分相同时的处理办法' }),
    secondFigure: choice('第二指标', secondFigures, {
      required: true,
      help: '末位并列按第二指标处理时使用',
    }),
    mostRunning: integer('每人每学年最多申请（项）', { required: true, min: 1, max: 20 }),
    certificateTitle: text('证书标题', { required: true, max: 40 }),
    certificateSeal: files('证书印章', {
      ...{ most: 1, accept: ['.png'] },
      help: '透明底的 PNG 图片，不超过 300 KB。留空则按学校名称绘制。',
    }),
  },
  form: {
    评审: ['tieRule', 'secondFigure', 'mostRunning'],
    证书: ['certificateTitle', 'certificateSeal'],
  },
  columns: ['tieRule', 'secondFigure', 'mostRunning'],
  filters: [],
  singleton: {
    initial: {
      ...{ tieRule: 'second', secondFigure: 'intellectual', mostRunning: 4 },
      certificateTitle: '荣誉证书',
    },
  },
  audited: true,
})
