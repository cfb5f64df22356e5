import { expect, it } from 'vitest'
import { phrase } from '#domain/kernel/phrase.ts'
import { inChinese } from './in-chinese.ts'

const left = phrase('用户名或密码错误，还可尝试 {{count}} 次', { count: 4 })

it.each([
  [inChinese('没有传完：{{fault}}', { fault: '{{x}}' }), '没有传完：{{x}}'],
  [inChinese(left), '用户名或密码错误，还可尝试 4 次'],
  [inChinese('没有传完：{{fault}}', { fault: left }), '没有传完：用户名或密码错误，还可尝试 4 次'],
  [inChinese('共 {{count}} 条', { count: 12_000 }), '共 12,000 条'],
  [inChinese(phrase('最多 {{most}} 条', { most: 50_000 })), '最多 50,000 条'],
  [inChinese(phrase('“{{name}}”已停用', { name: '{{x}}' })), '“{{x}}”已停用'],
])('Chinese is %s', (said, expected) => expect(said).toBe(expected))
