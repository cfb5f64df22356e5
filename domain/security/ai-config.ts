import { integer, text, yesNo } from '#domain/kernel/fields.ts'
import type { CreateOf } from '#domain/kernel/infer.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const fields = {
  enabled: yesNo('启用问 AI', {
    required: true,
    help: '启用后，搜索框中出现“问 AI”，只发送本人输入的那句话',
  }),
  endpoint: text('接口地址', {
    max: 500,
    check: (value: string) =>
      URL.parse(value)?.protocol === 'https:' || URL.parse(value)?.protocol === 'http:',
    hint: '接口地址应以 https:// 开头',
    help: '兼容 OpenAI 的对话接口，如 https://ai.school.edu.cn/v1/chat/completions',
  }),
  model: text('模型', { max: 100, help: '对方所称的模型名称' }),
  /** Write-only, and sealed where it lies. */
  key: text('接口密钥', {
    secret: true,
    max: 500,
    pattern: /^[\x21-\x7e]+$/,
    hint: '接口密钥应为可见的英文字符',
    help: '保存后不再显示',
  }),
  seconds: integer('超时（秒）', { required: true, min: 3, max: 60 }),
  dailyLimit: integer('每人每日次数', { required: true, min: 1, max: 1000 }),
  pictures: yesNo('启用 AI 卫生评分', {
    required: true,
    help: '启用后，宿管可请模型看检查照片并提出评分建议；只发送照片和评分项目，由人确认后才计分',
  }),
  pictureModel: text('看图模型', { max: 100, help: '能看图片的模型名称；留空则用上面的模型' }),
  pictureLimit: integer('每人每日看图次数', { required: true, min: 1, max: 1000 }),
}

const aiConfigInitial: Required<Omit<CreateOf<typeof fields>, 'key'>> = {
  enabled: false,
  endpoint: null,
  model: null,
  seconds: 20,
  dailyLimit: 20,
  pictures: false,
  pictureModel: null,
  pictureLimit: 60,
}

/** AI 配置: the language model that may be asked from the search box, or look at pictures of rooms. One row; without it, nobody is asked. */
export const aiConfig = defineResource({
  name: 'security.ai-config',
  label: 'AI 配置',
  title: 'model',
  fields,
  form: {
    接口: ['enabled', 'endpoint', 'model', 'key'],
    限制: ['seconds', 'dailyLimit'],
    看图: ['pictures', 'pictureModel', 'pictureLimit'],
  },
  columns: ['enabled', 'pictures', 'endpoint', 'model', 'seconds', 'dailyLimit'],
  filters: [],
  rules: [
    {
      fields: ['enabled', 'endpoint'],
      message: '启用前请填写接口地址',
      holds: ({ enabled, endpoint }) => !enabled || Boolean(endpoint),
    },
    {
      fields: ['enabled', 'model'],
      message: '启用前请填写模型',
      holds: ({ enabled, model }) => !enabled || Boolean(model),
    },
    {
      fields: ['pictures', 'endpoint'],
      message: '启用 AI 卫生评分前请填写接口地址',
      holds: ({ pictures, endpoint }) => !pictures || Boolean(endpoint),
    },
    {
      fields: ['pictures', 'pictureModel', 'model'],
      message: '启用 AI 卫生评分前请填写看图模型',
      holds: ({ pictures, pictureModel, model }) => !pictures || Boolean(pictureModel ?? model),
    },
  ],
  singleton: { initial: aiConfigInitial },
  audited: true,
})
