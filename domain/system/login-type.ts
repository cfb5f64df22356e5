import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { lines } from './lines.ts'

const loginKinds = closed('system.login-kind', '登录方式类型', {
  cas: 'CAS 统一身份认证',
  oidc: 'OpenID Connect',
  oauth2: 'OAuth 2.0',
  'wechat-work': '企业微信',
  jwt: '令牌登录（JWT）',
})

export type LoginKind = keyof typeof loginKinds.labels

const webAddress = (value: string) =>
  /^https?:$/.test(URL.parse(value)?.protocol ?? '') && !URL.parse(value)?.username
const address = (label: string, help: string) =>
  text(label, {
    max: 500,
    check: webAddress,
    hint: phrase('{{label}}应为 http 或 https 地址', { label }),
    help,
  })

const usedBy = (...kinds: readonly LoginKind[]) => kinds as readonly string[]

/** Of fields that only these kinds have. */
const asked = (...kinds: readonly LoginKind[]) => ({
  from: ['kind' as const],
  holds: ({ kind }: { readonly kind: LoginKind | null }) => kind !== null && kinds.includes(kind),
})

/** 登录方式: somebody else whose word about a person the college takes (specification, section 2). */
export const loginType = defineResource({
  name: 'system.login-type',
  label: '登录方式',
  title: 'name',
  proof: true,
  fields: {
    /** The `{source}` of /oauth/callback/{source}. */
    code: text('登录方式代码', {
      required: true,
      searchable: true,
      max: 32,
      pattern: /^[a-z][a-z0-9-]*$/,
      hint: '登录方式代码由小写字母、数字和连字符组成，以字母开头',
      help: '出现在回调地址 /oauth/callback/代码 中，启用后请勿修改',
    }),
    name: text('登录方式名称', {
      required: true,
      searchable: true,
      max: 20,
      help: '登录页按钮上的文字，如“统一身份认证”',
    }),
    kind: choice('类型', loginKinds, { required: true }),
    icon: text('图标', { max: 64, pattern: /^[a-z0-9-]+$/, help: '图标名称，留空则使用该类型的图标' }),
    sort: integer('排序', { required: true, max: 9999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    onMain: yesNo('显示在登录页', { required: true }),
    onWelcome: yesNo('显示在迎新端', { required: true }),
    /** Anyone who signs in by other means is asked to bind an identity of this kind. */
    bindingAsked: yesNo('提示绑定', {
      required: true,
      help: '开启后，尚未绑定的人员登录后会被提示绑定',
    }),
    clientId: text('客户端标识', { max: 200, help: '对方发放的 client_id；企业微信填企业 ID' }),
    agentId: text('应用标识', { max: 64, help: '企业微信自建应用的 AgentId' }),
    /** Write-only: what is kept here says only that there is one (see server/areas/system/login-type.ts). */
    secret: text('客户端密钥', {
      max: 500,
      help: '保存后不再显示；不修改则保持不变。令牌登录使用对称密钥时填在这里，至少 32 个字符',
    }),
    secretId: text('密钥记录', { system: true, max: 36 }),
    issuer: text('服务地址或签发方', {
      max: 500,
      help: 'CAS 填服务地址，如 https://cas.school.edu.cn/cas；OpenID Connect 填 issuer；令牌登录填令牌中的 iss',
    }),
    authorizationEndpoint: address('授权地址', 'OAuth 2.0 的 authorize 地址'),
    tokenEndpoint: address('令牌地址', 'OAuth 2.0 的 token 地址'),
    userInfoEndpoint: address('用户信息地址', 'OAuth 2.0 的 userinfo 地址'),
    scopes: text('授权范围', { max: 200, help: '以空格分隔，OpenID Connect 留空为 openid profile' }),
    subjectClaim: text('身份标识字段', { max: 64, help: '对方系统中不会变化的编号，留空为 sub' }),
    accountClaim: text('账号字段', {
      max: 64,
      help: '其值就是本系统账号的字段。只有对方保证该值由学校管理时才填写；留空则须由本人绑定',
    }),
    redirects: longText('回调地址', {
      help: '每行一个，登录时必须与其中之一完全相同，如 https://portal.school.edu.cn/oauth/callback/代码；CAS 填 https://portal.school.edu.cn/login',
    }),
    audience: text('接收方', { max: 200, help: '令牌中的 aud 必须与此相同' }),
    keys: longText('验证公钥', { help: 'PEM 公钥，或 JWKS 的 JSON' }),
    keysAddress: address('公钥地址', 'JWKS 的地址，与验证公钥二选一'),
  },
  unique: [['code'], ['name']],
  columns: ['sort', 'name', 'code', 'kind', 'onMain', 'onWelcome', 'bindingAsked', 'enabled'],
  sort: 'sort',
  filters: ['name', 'code', 'kind', 'enabled'],
  form: {
    基本信息: ['name', 'code', 'kind', 'icon', 'sort', 'enabled', 'onMain', 'onWelcome', 'bindingAsked'],
    对方系统: [
      'issuer',
      'clientId',
      'agentId',
      'secret',
      'authorizationEndpoint',
      'tokenEndpoint',
      'userInfoEndpoint',
      'scopes',
    ],
    账号对应: ['accountClaim', 'subjectClaim'],
    安全限制: ['redirects', 'audience', 'keys', 'keysAddress'],
  },
  visibleWhen: {
    issuer: asked('cas', 'oidc', 'jwt'),
    clientId: asked('oidc', 'oauth2', 'wechat-work'),
    agentId: asked('wechat-work'),
    authorizationEndpoint: asked('oauth2'),
    tokenEndpoint: asked('oauth2'),
    userInfoEndpoint: asked('oauth2'),
    scopes: asked('oidc', 'oauth2'),
    audience: asked('jwt'),
    keys: asked('jwt'),
    keysAddress: asked('jwt'),
  },
  requiredWhen: {
    clientId: asked('oidc', 'oauth2', 'wechat-work'),
    agentId: asked('wechat-work'),
    authorizationEndpoint: asked('oauth2'),
    tokenEndpoint: asked('oauth2'),
    userInfoEndpoint: asked('oauth2'),
    audience: asked('jwt'),
  },
  actions: { check: { label: '测试连接', trial: true } },
  rules: [
    {
      fields: ['kind', 'issuer'],
      message: '请填写服务地址或签发方',
      holds: ({ kind, issuer }) => !usedBy('cas', 'oidc', 'jwt').includes(kind) || Boolean(issuer),
    },
    {
      fields: ['kind', 'issuer'],
      message: '服务地址应为 http 或 https 地址',
      holds: ({ kind, issuer }) => kind === 'jwt' || !issuer || webAddress(issuer),
    },
    {
      fields: ['kind', 'secret'],
      message: '请填写客户端密钥',
      holds: ({ kind, secret }) => !usedBy('oauth2', 'wechat-work').includes(kind) || Boolean(secret),
    },
    {
      fields: ['kind', 'accountClaim'],
      message: '令牌登录须填写账号字段',
      holds: ({ kind, accountClaim }) => kind !== 'jwt' || Boolean(accountClaim),
    },
    {
      fields: ['kind', 'redirects'],
      message: '请填写回调地址',
      holds: ({ kind, redirects }) => kind === 'jwt' || lines(redirects).length > 0,
    },
    {
      fields: ['redirects'],
      message: '回调地址每行应为一个 http 或 https 地址',
      holds: ({ redirects }) => lines(redirects).every(webAddress),
    },
    {
      fields: ['kind', 'secret', 'keysAddress', 'keys'],
      message: '请填写验证公钥、公钥地址或客户端密钥',
      holds: ({ kind, keys, keysAddress, secret }) =>
        kind !== 'jwt' || Boolean(keys || keysAddress || secret),
    },
  ],
})
