import { phrase } from '#domain/kernel/phrase.ts'
import type { PasswordPolicy } from '#domain/system/password-policy.ts'
import { isCommon } from './common-passwords.ts'

const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/]

/** What is wrong with a new password, in words for the person who chose it; nothing when the college takes it. */
export function faultIn(
  policy: PasswordPolicy,
  password: string,
  names: readonly string[],
): string | undefined {
  if ([...password].length < policy.minLength)
    return phrase('新密码至少 {{count}} 位', { count: policy.minLength })
  if (password.length > 128) return '新密码不能超过 128 位'
  // It would be somebody's hash: the plain password is what the rules are about.
  if (/^[\da-f]{32}$/i.test(password)) return '新密码不能是 32 位十六进制数'
  if (kinds.filter((kind) => kind.test(password)).length < policy.kinds)
    return phrase('新密码须包含大写字母、小写字母、数字、符号中的至少 {{count}} 类', { count: policy.kinds })
  if (policy.forbidNames && names.some((name) => isIn(password, name))) return '新密码不得包含账号或姓名'
  if (policy.forbidCommon && isCommon(password)) return '新密码过于常见，请换一个'
  return undefined
}

/** What is shorter than three characters stands in too many words to forbid it. */
const isIn = (password: string, name: string) =>
  name.length >= 3 && password.toLowerCase().includes(name.toLowerCase())
