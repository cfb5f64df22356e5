import { describe, expect, it } from 'vitest'
import { engines } from '#tests/support/database.ts'
import { added, codes, north, south } from '#tests/support/places.ts'
import { serverOn } from '#tests/support/server.ts'

describe.each(engines)('a Latin keyboard on %s', (engine) => {
  const server = serverOn(engine)

  it('finds rows by pinyin and initials, in lists and in pickers, also after they are renamed', async () => {
    const ask = server.college().manager('base.campus')
    await added(ask, 'campus', north)
    const { id } = await added(ask, 'campus', south)
    const select = async (word: string) =>
      (await ask('GET', `base/campus/getSelect?keyword=${word}`)).body.data.map(
        (row: { id: string }) => row.id,
      )
    expect(await codes(ask, 'params.search=nxq')).toEqual(['S'])
    expect(await codes(ask, 'params.search=nanxiao')).toEqual(['S'])
    expect(await codes(ask, 'params.search=xiaoqu')).toHaveLength(2)
    expect(await select('nxq')).toEqual([id])
    await ask('POST', 'base/campus/update', { json: { id, revision: 1, name: '江湾校区' } })
    expect(await codes(ask, 'params.search=nxq')).toEqual([])
    expect(await codes(ask, 'params.search=jiangw')).toEqual(['S'])
    expect(await select('jw')).toEqual([id])
  })
})
