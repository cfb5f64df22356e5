import { refuse } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { mayAsk } from './address-guard.ts'

/** Refuses an address that the server must not ask for a service (reliability case A-44). */
export function checkServiceAddress(
  { settings }: AppContext,
  field: string,
  address: string | null | undefined,
) {
  if (!address || mayAsk(address, settings.serviceHosts)) return
  const message = '地址须以 https 开头，且不能指向内网；校内主机请先由运维人员在 SERVICE_HOSTS 中登记'
  refuse({ type: 'invalid', message, fields: { [field]: message } })
}
