import { expect, it } from 'vitest'
import { numbersIn } from './numbers.ts'

it('numbers are found in whatever was pasted, each once', () => {
  expect(numbersIn('2024010101\n2024010102\t2024010101，２０２４０１０１０３、; ')).toEqual([
    '2024010101',
    '2024010102',
    '2024010103',
  ])
  expect(numbersIn(' \n ')).toEqual([])
})
