import { resolve } from 'node:path'
import { z } from 'zod'
import { rangeOf } from '#server/core/address-ranges.ts'
import type { S3Place } from '#server/core/files/s3-store.ts'
import type { Size } from '#server/demo/shape.ts'
import { CannotStart } from './cannot-start.ts'
import type { SmsService } from './sms-http.ts'

export interface Environment {
  readonly port: number
  readonly host: string
  /** Ranges of addresses, one a line: what a proxy there says of the caller's address is believed. */
  readonly trustedProxies: string
  /** Whether only this machine can reach the server. */
  readonly loopback: boolean
  readonly dataDir: string
  /** Left out, PostgreSQL runs inside this process, on the data folder. */
  readonly databaseUrl: string | undefined
  readonly product: string
  readonly demo: boolean
  /** How much of the demo college is made: `small` for work, with some rows on every screen. */
  readonly demoSize: Size
  /** Hosts of the college's own network that may be asked for people's identities. */
  readonly federationHosts: readonly string[]
  /** Hosts that files may be kept on, with their port where it is not the usual one. */
  readonly storageHosts: readonly string[]
  /** Left out, files lie in the data folder. */
  readonly s3: S3Place | undefined
  /** Hosts of the college's own network that may be asked for a service. */
  readonly serviceHosts: readonly string[]
  /** Hosts whose databases may be looked at. */
  readonly datasourceHosts: readonly string[]
  /** Base64 of 32 bytes; left out, one is made for the embedded database. */
  readonly secretKey: string | undefined
  /** Left out, a demo writes messages into its log, and others send none. */
  readonly sms: SmsService | undefined
}

/** Thirty-two bytes that somebody drew: not the same one over and over, as in an example. */
function isKey(text: string) {
  const bytes = /^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : Buffer.of()
  return bytes.length === 32 && new Set(bytes).size >= 16
}

/** JSON with a place for the number and one for the message. */
function isSmsBody(text: string) {
  try {
    JSON.parse(text)
    return text.includes('{{phone}}') && text.includes('{{text}}')
  } catch {
    return false
  }
}

const hosts = () =>
  z
    .string()
    .regex(/^[\w.:-]+(\s*,\s*[\w.:-]+)*$/)
    .transform((text): readonly string[] =>
      text
        .toLowerCase()
        .split(',')
        .map((host) => host.trim()),
    )
    .default([])

const settings = {
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(5180),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((ranges) => ranges.every(rangeOf))
    .transform((ranges) => ranges.join('\n'))
    .default(''),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  PRODUCT: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .default('campus'),
  DEMO: z.enum(['on', 'small', 'off']).optional(),
  SECRET_KEY: z.string().refine(isKey).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/)
    .optional(),
  SMS_BODY: z.string().refine(isSmsBody).default('{"phone":"{{phone}}","text":"{{text}}"}'),
  FEDERATION_HOSTS: hosts(),
  SERVICE_HOSTS: hosts(),
  DATASOURCE_HOSTS: hosts(),
  STORAGE_HOSTS: hosts(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .default('campus'),
  S3_ACCESS_KEY: z.string().max(128).default(''),
  S3_ACCESS_SECRET: z.string().max(1000).default(''),
  S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
}

const asked: Readonly<Record<keyof typeof settings, string>> = {
  PORT: '应为 0 到 65535 的整数',
  HOST: '应为主机名或 IP 地址',
  TRUSTED_PROXIES: '应为地址段，如 10.0.0.2,10.0.1.0/24',
  DATA_DIR: '应为目录',
  DATABASE_URL: '应以 postgres:// 开头',
  PRODUCT: '应由小写字母、数字和连字符组成，以字母开头',
  DEMO: '应为 on、small 或 off',
  SECRET_KEY: '应为随机 32 字节的 base64，可用 openssl rand -base64 32 生成',
  SMS_URL: '应以 http:// 或 https:// 开头',
  SMS_TOKEN: '应为 500 个以内的可见 ASCII 字符',
  SMS_BODY: '应为含有 {{phone}} 和 {{text}} 的 JSON',
  FEDERATION_HOSTS: '应为主机名或 IP 地址，以逗号分隔',
  STORAGE_HOSTS: '应为主机名或 IP 地址，可带端口，以逗号分隔',
  S3_ENDPOINT: '应以 http:// 或 https:// 开头',
  S3_REGION: '应由字母、数字和连字符组成',
  S3_BUCKET: '应为 3 至 63 个小写字母、数字、点和连字符',
  S3_ACCESS_KEY: '应为 128 个以内的字符',
  S3_ACCESS_SECRET: '应为 1000 个以内的字符',
  S3_PATH_STYLE: '应为 on 或 off',
  SERVICE_HOSTS: '应为主机名或 IP 地址，以逗号分隔',
  DATASOURCE_HOSTS: '应为主机名或 IP 地址，以逗号分隔',
}

/** The settings of this start. A setting that is there but empty counts as left out. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, env[name] || undefined]))
  const { success, data, error } = z.object(settings).safeParse(given)
  if (!success) {
    const faults = error.issues.map(({ path }) => path[0] as keyof typeof settings)
    throw new CannotStart(faults.map((name) => `设置 ${name} 不正确：${asked[name]}`).join('；'))
  }
  const s3 = data.S3_ENDPOINT ? new URL(data.S3_ENDPOINT) : undefined
  const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(data.HOST)
  return {
    port: data.PORT,
    host: data.HOST,
    trustedProxies: data.TRUSTED_PROXIES,
    loopback,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    product: data.PRODUCT,
    secretKey: data.SECRET_KEY,
    sms: data.SMS_URL ? { url: data.SMS_URL, token: data.SMS_TOKEN, body: data.SMS_BODY } : undefined,
    federationHosts: data.FEDERATION_HOSTS,
    serviceHosts: data.SERVICE_HOSTS,
    datasourceHosts: data.DATASOURCE_HOSTS,
    storageHosts: [...data.STORAGE_HOSTS, ...(s3 ? [s3.host] : [])],
    s3: s3 && {
      endpoint: s3.origin,
      region: data.S3_REGION,
      bucket: data.S3_BUCKET,
      accessKey: data.S3_ACCESS_KEY,
      accessSecret: data.S3_ACCESS_SECRET,
      pathStyle: data.S3_PATH_STYLE === 'on',
    },
    demo: data.DEMO ? data.DEMO !== 'off' : loopback && !data.DATABASE_URL,
    demoSize: data.DEMO === 'small' ? 'small' : 'full',
  }
}
