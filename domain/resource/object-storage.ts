import { closed } from '#domain/kernel/dictionary.ts'
import { choice, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const storeKinds = closed('resource.store-kind', '存储类型', {
  own: '系统自带存储',
  s3: 'S3 兼容对象存储',
})

const remote = ['endpoint', 'storageBucket', 'accessKey'] as const

/** 对象存储: where the bytes of files lie. New files go to the usual one; each file remembers its own. */
export const objectStorage = defineResource({
  name: 'resource.object-storage',
  label: '对象存储',
  title: 'name',
  fields: {
    name: text('存储名称', { required: true, searchable: true, max: 60 }),
    kind: choice('存储类型', storeKinds, { required: true }),
    endpoint: text('服务地址', {
      max: 200,
      pattern: /^https?:\/\/[\w.:[\]-]+$/i,
      hint: '服务地址应如 https://s3.example.edu.cn，不含路径',
      help: '主机须先由运维人员在 STORAGE_HOSTS 中登记',
    }),
    region: text('地域', { max: 40, pattern: /^[\w-]+$/, hint: '地域只含字母、数字和连字符' }),
    storageBucket: text('桶名称', {
      max: 63,
      pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      hint: '桶名称应为 3 至 63 个小写字母、数字、点和连字符',
    }),
    accessKey: text('访问密钥编号', { max: 128 }),
    /** Kept sealed; no call gives it back. */
    accessSecret: text('访问密钥', { max: 1000, secret: true }),
    pathStyle: yesNo('路径风格', { required: true, help: '多数自建存储使用路径风格' }),
    enabled: yesNo('启用', { required: true, initial: true }),
    usual: yesNo('默认存储', { required: true, help: '新上传的文件存入这里，已有文件不受影响' }),
    remark: longText('备注', { max: 500 }),
  },
  unique: [['name']],
  columns: ['name', 'kind', 'endpoint', 'storageBucket', 'enabled', 'usual'],
  sort: 'name',
  filters: ['name', 'kind', 'enabled', 'usual'],
  form: {
    基本信息: ['name', 'kind', 'enabled', 'usual', 'remark'],
    连接: ['endpoint', 'region', 'storageBucket', 'pathStyle', 'accessKey', 'accessSecret'],
  },
  rules: [
    ...remote.map((field) => ({
      fields: ['kind', field] as const,
      message: 'S3 兼容对象存储须填写服务地址、桶名称和访问密钥编号',
      holds: (row: Readonly<Record<string, unknown>>) => row.kind !== 's3' || Boolean(row[field]),
    })),
    {
      fields: ['usual', 'enabled'],
      message: '默认存储必须启用',
      holds: ({ usual, enabled }) => !usual || enabled,
    },
  ],
  actions: { check: { label: '测试连接', trial: true } },
  audited: true,
})
