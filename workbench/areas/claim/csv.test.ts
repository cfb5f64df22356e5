import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('a file runs no cell as a formula, and keeps quotes and nothing', () => {
  expect(
    csvOf([
      ['班级', '人数'],
      ['=1+1', 3],
      ['软件"一"班', null],
    ]),
  ).toBe('\ufeff"班级","人数"\r\n"\'=1+1",3\r\n"软件""一""班",\r\n')
})
