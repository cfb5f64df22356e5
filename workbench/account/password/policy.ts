/** What a new password must be, as the college has set it (GET base/openApi/passwordPolicy). */
export interface Policy {
  readonly minLength: number
  /** How many of upper case, lower case, digits and signs; 0 for any. */
  readonly kinds: number
  readonly forbidNames: boolean
  readonly forbidCommon: boolean
  /** How many of the last passwords may not come back. */
  readonly history: number
}

const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/]

/** One demand of the policy; `met` is null where only the server can tell. */
export interface Demand {
  readonly text: string
  readonly values?: Readonly<Record<string, number>>
  readonly met: boolean | null
}

/** The demands upon a password, each with whether this one meets it. `names` may not stand in it. */
export function demandsOn(policy: Policy, password: string, names: readonly string[]): readonly Demand[] {
  const low = password.toLowerCase()
  const named = names.some((name) => name.length >= 3 && low.includes(name.toLowerCase()))
  const present = kinds.filter((kind) => kind.test(password)).length
  return [
    {
      text: '至少 {{count}} 位',
      values: { count: policy.minLength },
      met: password.length >= policy.minLength,
    },
    ...(policy.kinds > 0
      ? [
          {
            text: '大写字母、小写字母、数字、符号中至少 {{count}} 类',
            values: { count: policy.kinds },
            met: present >= policy.kinds,
          },
        ]
      : []),
    ...(policy.forbidNames ? [{ text: '不包含账号或姓名', met: password !== '' && !named }] : []),
    ...(policy.forbidCommon ? [{ text: '不是常见的密码', met: null }] : []),
    ...(policy.history > 0
      ? [{ text: '与最近 {{count}} 次用过的密码不同', values: { count: policy.history }, met: null }]
      : []),
  ]
}
