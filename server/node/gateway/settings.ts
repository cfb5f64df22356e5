import { resolve } from 'node:path'
import { z } from 'zod'

export interface GatewaySettings {
  /** Of the portal, as `https://portal.school.edu.cn`. */
  readonly url: string
  readonly product: string
  readonly tenantId: string
  /** As it was issued: what the key is called, a dot, and the secret. */
  readonly key: { readonly code: string; readonly secret: string }
  /** Codes of the doors, the first on channel 1 of the controller. */
  readonly doors: readonly string[]
  /** Where events wait while the portal is away. */
  readonly folder: string
}

const schema = z.object({
  GATEWAY_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  GATEWAY_KEY: z
    .string()
    .regex(/^[\w-]{8,32}\.[\w-]{43}$/)
    .transform((key) => ({ code: key.split('.')[0] ?? '', secret: key.split('.')[1] ?? '' })),
  GATEWAY_DOORS: z
    .string()
    .regex(/^[\w-]+(\s*,\s*[\w-]+)*$/)
    .transform((doors) => doors.split(',').map((door) => door.trim())),
  GATEWAY_DIR: z
    .string()
    .default('./gateway-data')
    .transform((folder) => resolve(folder)),
  GATEWAY_TENANT: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default('000000'),
  PRODUCT: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .default('campus'),
})

const asked: Readonly<Record<string, string>> = {
  GATEWAY_URL: '应为门户的地址，如 https://portal.school.edu.cn',
  GATEWAY_KEY: '应为门禁设备页面签发的网关密钥',
  GATEWAY_DOORS: '应为门禁编号，以逗号分隔，第一个接控制器的通道 1',
  GATEWAY_DIR: '应为目录',
  GATEWAY_TENANT: '应为租户编号',
  PRODUCT: '应与门户的 PRODUCT 相同',
}

/** The settings of this start. There is no key but the one that is given. Throws with a sentence for anyone who starts it. */
export function gatewaySettings(env: Readonly<Record<string, string | undefined>>): GatewaySettings {
  const given = Object.fromEntries(Object.keys(asked).map((name) => [name, env[name] || undefined]))
  const { success, data, error } = schema.safeParse(given)
  if (!success)
    throw new Error(
      error.issues
        .map(({ path: [name] }) => `设置 ${String(name)} 不正确：${asked[String(name)]}`)
        .join('；'),
    )
  return {
    url: data.GATEWAY_URL,
    product: data.PRODUCT,
    tenantId: data.GATEWAY_TENANT,
    key: data.GATEWAY_KEY,
    doors: data.GATEWAY_DOORS,
    folder: data.GATEWAY_DIR,
  }
}
