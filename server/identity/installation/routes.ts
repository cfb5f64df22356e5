import type { Call, Route } from '#server/core/route.ts'
import { registrationOf } from './installation.ts'
import { registerSoft, schoolAsked } from './register.ts'

/** Whether the college has registered, and as what: no more than its sign-in page shows anyway. */
async function getStatus({ app, tenantId }: Call) {
  const known = await registrationOf(app.db, tenantId)
  return {
    registered: Boolean(known?.registeredAt),
    schoolName: known?.schoolName ?? '',
    registeredAt: known?.registeredAt ?? '',
  }
}

/** The number of this installation, for anyone who asks its makers for help. */
const getCode = async ({ app, tenantId }: Call) => ({
  code: (await registrationOf(app.db, tenantId))?.code ?? '',
})

/** Registration of the installation (specification, section 7). */
export const installationRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'auth/openApi/getStatus',
    access: 'public',
    title: '学校登记状态',
    answer: getStatus,
  },
  {
    method: 'POST',
    path: 'auth/openApi/getCode',
    access: 'public',
    title: '学校登记：验证码',
    answer: getCode,
  },
  {
    method: 'POST',
    path: 'auth/openApi/registerSoft',
    access: 'public',
    title: '学校登记',
    input: schoolAsked,
    answer: registerSoft,
  },
]
