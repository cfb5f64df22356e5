import { expect, it } from 'vitest'
import { namesApart } from './names-apart.ts'

const marked = (one: string, other: string) =>
  namesApart(one, other).map(({ before, differs, after }) => `${before}[${differs}]${after}`)

it('marks the letters in which two names differ, and only those', () => {
  expect(marked('王小明', '王晓明')).toEqual(['王[小]明', '王[晓]明'])
  expect(marked('王明', '王小明')).toEqual(['王[]明', '王[小]明'])
  expect(marked('李雷', '韩梅梅')).toEqual(['[李雷]', '[韩梅梅]'])
  expect(marked('𠮷田', '吉田')).toEqual(['[𠮷]田', '[吉]田'])
  expect(marked('张三', '张三')).toEqual(['张三[]', '张三[]'])
})
