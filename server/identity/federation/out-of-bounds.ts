import { refuseAt } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { mayAsk } from './address-guard.ts'

/** Why an address of a service is not asked, in words for anyone who sets it up. */
export const serviceOutOfBounds =
  '地址须以 https 开头，且不能指向内网；校内主机请先由运维人员在 SERVICE_HOSTS 中登记'

/** Refuses an address that the server must not ask for a service (reliability case A-44). */
export function checkServiceAddress(
  { settings }: AppContext,
  field: string,
  address: string | null | undefined,
) {
  if (!address || mayAsk(address, settings.serviceHosts)) return
  refuseAt(field, serviceOutOfBounds)
}
