import { defineResource } from '#domain/kernel/resource.ts'
import { appName } from './app-name.ts'

const { fields, rules = [] } = appName

/** 移动服务: what people find in the service centre on a phone only, before the services that every device shows. */
export const mobileService = defineResource({
  name: 'system.mobile-service',
  label: '移动服务',
  title: 'name',
  fields,
  unique: [['code']],
  columns: appName.columns,
  sort: 'sort',
  filters: appName.filters,
  form: appName.form ?? {},
  rules,
})
