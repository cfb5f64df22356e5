import { defineCall } from '#domain/kernel/call.ts'

export const openApiCalls = {
  /** Every call of this server in OpenAPI 3.1, for anyone who may read its API log. */
  document: defineCall<undefined, object>({
    method: 'GET',
    path: 'system/openApi/document',
    access: 'system.log-api:view',
    title: '接口文档',
  }),
}
