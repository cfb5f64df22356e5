import { expect, it } from 'vitest'
import { phrase } from '#domain/kernel/phrase.ts'
import { inChinese } from './in-chinese.ts'

const left = phrase('用户名或密码错误，还可尝试 {{count}} 次', { count: 4 })

it.each([
  [inChinese('没有传完：{{fault}}', { fault: '{{x}}' }), '没有传完：{{x}}'],
  [inChinese(left), '用户名或密码错误，还可尝试 4 次'],
  [inChinese('没有传完：{{fault}}', { fault: left }), '没有传完：用户名或密码错误，还可尝试 4 次'],
  [inChinese(phrase('“{{name}}”已停用', { name: '{{x}}' })), '“{{x}}”已停用'],
])('a door says %s', (said, expected) => expect(said).toBe(expected))
