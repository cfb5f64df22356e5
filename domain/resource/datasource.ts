import { integer, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 数据源: another PostgreSQL database whose tables are looked at, and never written to. */
export const datasource = defineResource({
  name: 'resource.datasource',
  label: '数据源',
  title: 'name',
  fields: {
    name: text('数据源名称', { required: true, searchable: true, max: 40 }),
    host: text('主机', {
      required: true,
      max: 253,
      pattern: /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i,
      hint: '主机应为主机名或 IP 地址',
      normal: (value: string) => value.normalize('NFKC').toLowerCase(),
      help: '须由运维人员先在 DATASOURCE_HOSTS 中登记',
    }),
    port: integer('端口', { required: true, min: 1, max: 65_535 }),
    databaseName: text('数据库', {
      required: true,
      max: 63,
      pattern: /^[\w-]+$/,
      hint: '数据库名称由字母、数字、下划线和连字符组成',
    }),
    account: text('数据库账号', {
      required: true,
      max: 63,
      help: '建议使用只读账号；本系统也只以只读方式访问',
    }),
    /** Write-only, and sealed where it lies. */
    password: text('数据库密码', {
      secret: true,
      max: 200,
      help: '保存后不再显示；修改主机或端口时须重新填写',
    }),
    encrypted: yesNo('使用 TLS 连接', { required: true }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['name']],
  columns: ['name', 'host', 'port', 'databaseName', 'account', 'encrypted', 'enabled'],
  sort: 'name',
  filters: ['name', 'host', 'enabled'],
  form: {
    数据源: ['name', 'host', 'port', 'databaseName', 'encrypted', 'enabled'],
    账号: ['account', 'password'],
  },
  audited: true,
})
