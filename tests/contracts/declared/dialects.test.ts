import { describe, expect, it } from 'vitest'
import { readTokenReply } from '#workbench/http/user-info.ts'
import {
  body,
  failureOf,
  http,
  json,
  layWire,
  type Reply,
  session,
  wire,
} from '#workbench/http/wire.fixture.ts'
import { readButtons } from '#workbench/portal/menus/read-buttons.ts'
import { readMenus } from '#workbench/portal/menus/read-menus.ts'

layWire()

/** What a call comes to: its data, or what the person reads and whether the session ends. */
type Outcome =
  | { readonly data: unknown }
  | { readonly reads: string; readonly type?: string; readonly out?: true }

const gateway = (status: number) =>
  body('<html><h1>openresty</h1></html>', status, 'text/html; charset=utf-8')
const bom = '\uFEFF'
const ok = { code: 200, success: true, data: [1], msg: '操作成功' }

const wires: readonly [string, Reply, Outcome][] = [
  // Sections 3 and 4: success by its many words.
  ['the envelope', json(ok), { data: [1] }],
  ['code 0 of the other front end', json({ code: 0, data: [1] }), { data: [1] }],
  ['no code at all', json({ data: [1] }), { data: [1] }],
  ['nothing to carry', json({ code: 200, success: true, data: null, msg: '暂无承载数据' }), { data: null }],
  ['an error_code of nothing', json({ error_code: null, code: 200, data: 1 }), { data: 1 }],
  ['an error that is an empty text', json({ error: '', code: 200, data: 1 }), { data: 1 }],
  // C-6.
  ['a byte order mark', body(bom + JSON.stringify(ok)), { data: [1] }],
  ['JSON called text', body(JSON.stringify(ok), 200, 'text/plain;charset=UTF-8'), { data: [1] }],
  ['an empty body', body(''), { data: null }],
  ['blanks alone', body('  \n'), { data: null }],
  [
    'HTTP 401 with JSON',
    json({ code: 401, msg: '缺失令牌,鉴权失败', data: null }, 401),
    { reads: '', out: true },
  ],
  [
    '401 inside a 200',
    json({ code: 401, success: false, msg: '未登录或登录已过期' }),
    { reads: '', out: true },
  ],
  ['401 in words inside a 200', json({ code: '401', msg: '缺失身份信息' }), { reads: '', out: true }],
  [
    'error_code 401 inside a 200',
    json({ error_code: 401, error_description: '失效' }),
    { reads: '', out: true },
  ],
  ['an empty 401', body('', 401), { reads: '', out: true }],
  ['the page of a gateway with 401', gateway(401), { reads: '服务器错误，错误代码：401' }],
  ['the page of a gateway with 502', gateway(502), { reads: '服务器错误，错误代码：502' }],
  ['the page of a captive portal', gateway(200), { reads: '网络连接错误', type: 'network' }],
  ['truncated JSON', body('{"code":200,"data":[{"id":"1","na'), { reads: '网络连接错误', type: 'network' }],
  ['truncated JSON with 401', body('{"code":40', 401), { reads: '服务器错误，错误代码：401' }],
  ['truncated JSON with 500', body('{"code":50', 500), { reads: '服务器错误，错误代码：500' }],
  ['no answer', new TypeError('Failed to fetch'), { reads: '网络连接错误', type: 'network' }],
  // Section 4: who sends what.
  ['a signature that is wrong, in a 200', json({ code: 500, msg: '签名错误' }), { reads: '签名错误' }],
  [
    'no permission',
    json({ code: 403, success: false, msg: '请求被拒绝' }, 403),
    { reads: '服务器错误，错误代码：403' },
  ],
  [
    'a wrong password',
    json({ error: 'invalid_grant', error_description: '用户名或密码错误' }, 400),
    { reads: '用户名或密码错误' },
  ],
  [
    'a locked account',
    json({ code: 400, success: false, msg: '用户登录失败次数过多' }, 400),
    { reads: '用户登录失败次数过多' },
  ],
  [
    'a wrong captcha',
    json({ error: 'invalid_captcha', error_description: '验证码不正确' }, 400),
    { reads: '验证码不正确' },
  ],
  [
    'a grant that is not allowed',
    json({ error: 'unauthorized_client', error_description: 'Unauthorized grant type: password' }, 400),
    { reads: 'Unauthorized grant type: password' },
  ],
  [
    'a business refusal in a 200',
    json({ success: false, msg: '未到签到时间！' }),
    { reads: '未到签到时间！' },
  ],
  [
    'a business refusal by 400',
    json({ code: 400, success: false, msg: '业务异常' }, 400),
    { reads: '业务异常' },
  ],
  [
    'msg empty, description there',
    json({ code: 400, msg: '', error_description: '已失效' }, 400),
    { reads: '已失效' },
  ],
  [
    'msg null, description null',
    json({ code: 400, msg: null, error_description: null }, 400),
    { reads: '服务器错误，错误代码：400' },
  ],
  ['msg that is an object', json({ code: 400, msg: {} }, 400), { reads: '服务器错误，错误代码：400' }],
  [
    'fields at fault',
    json({ code: 400, msg: 'name:不能为空', data: { fields: {} } }, 400),
    { reads: 'name:不能为空' },
  ],
  ['a conflict', json({ code: 409, msg: '已被他人修改' }, 409), { reads: '已被他人修改' }],
  ['unknown', json({ code: 500, msg: '服务器异常' }, 500), { reads: '服务器错误，错误代码：500' }],
  ['data null in a failure', json({ code: 500, data: null }), { reads: '服务器错误，错误代码：500' }],
  ['data -1 in a failure', json({ code: 500, data: -1 }), { reads: '服务器错误，错误代码：500' }],
  ['data empty text in a failure', json({ code: 500, data: '' }), { reads: '服务器错误，错误代码：500' }],
]

describe.each(wires)('C-6, F-11 %s', (_, reply, outcome) => {
  it('comes to what it should', async () => {
    wire.replies = [reply]
    if ('data' in outcome) {
      expect(await http('base/campus/page')).toEqual(outcome.data)
      expect(session.notify).not.toHaveBeenCalled()
      return
    }
    const failure = await failureOf()
    if (outcome.type) expect(failure.type).toBe(outcome.type)
    if (outcome.out) {
      expect(session.expire).toHaveBeenCalledOnce()
      expect(session.notify).not.toHaveBeenCalled()
    } else {
      expect(session.expire).not.toHaveBeenCalled()
      expect(failure.message).toBe(outcome.reads)
      expect(session.notify.mock.calls).toEqual([[outcome.reads]])
    }
  })
})

describe('C-4 numbers as ids', () => {
  it.each([
    ['9007199254740993', '9007199254740993'],
    ['1123598821738675201', '1123598821738675201'],
    ['-9007199254740993', '-9007199254740993'],
    ['9007199254740991', 9_007_199_254_740_991],
    ['1234567890123456.5', 1_234_567_890_123_456.5],
    ['1e20', 1e20],
  ])('%s is not somebody else after it was read', async (written, read) => {
    wire.replies = [
      body(`{"code":200,"data":[{"id":${written},"say":"id: 9007199254740993, \\"1123598821738675201\\""}]}`),
    ]
    expect(await http('base/campus/page')).toEqual([
      { id: read, say: 'id: 9007199254740993, "1123598821738675201"' },
    ])
  })
})

describe('C-7 a file that is JSON after all', () => {
  it.each<[string, Reply, string]>([
    [
      'nothing to export',
      json({ code: 200, success: true, data: null, msg: '没有可导出的数据！' }),
      '没有可导出的数据！',
    ],
    ['a failure', json({ code: 400, success: false, msg: '导出失败！' }, 400), '导出失败！'],
    ['a gateway', gateway(504), '服务器错误，错误代码：504'],
  ])('%s says so', async (_, reply, reads) => {
    wire.replies = [reply]
    expect((await failureOf({ as: 'blob' })).message).toBe(reads)
    expect(session.expire).not.toHaveBeenCalled()
  })
})

describe('a captcha', () => {
  const captcha = { key: 'k', image: 'data:image/svg+xml,' }
  it.each([
    ['wrapped', { code: 200, success: true, data: captcha }],
    ['bare', captcha],
    ['both at once', { code: 200, success: true, data: captcha, ...captcha }],
  ])('comes %s', async (_, reply) => {
    wire.replies = [json(reply)]
    expect(await http('auth/captcha', { anonymous: true })).toMatchObject(captcha)
  })
})

describe('buttons', () => {
  it.each([
    ['a map', { 'base.campus:add': true, 'base.campus:remove': false, 'base.campus:update': null }],
    ['a list', ['base.campus:add']],
    ['a tree', [{ code: 'base', children: [{ code: 'base.campus:add', children: [] }] }]],
    ['a tree with null for no children', [{ code: 'base.campus:add', children: null }]],
  ])('come as %s', (_, data) => expect([...readButtons(data)]).toEqual(['base.campus:add']))

  it.each([null, undefined, '', -1, {}, [], 'x', [null, -1, '']])('%j is none', (data) =>
    expect([...readButtons(data)].filter(Boolean)).toEqual([]),
  )
})

describe('C-3 menus with what the other side writes for nothing', () => {
  const menu = { id: '1', path: '/base', name: 'base', component: 'base/campus', meta: { title: '校区' } }
  it.each<[string, unknown]>([
    ['nulls', { ...menu, icon: null, menuLink: null, openType: null, children: null, redirect: null }],
    ['empty texts', { ...menu, icon: '', menuLink: '', openType: '', children: '', redirect: '' }],
    ['minus one', { ...menu, openType: -1, children: -1 }],
    ['empty objects', { ...menu, icon: {}, children: {}, menuLink: {} }],
    ['the other spelling', { ...menu, meta: { title: '校区', isHide: false, isAffix: 'false', isLink: '' } }],
  ])('%s', (_, node) => {
    expect(readMenus([node])).toMatchObject([
      {
        id: '1',
        title: '校区',
        path: '/base',
        component: 'base/campus',
        link: null,
        children: [],
        pinned: false,
      },
    ])
  })

  it.each([null, undefined, '', -1, {}, 'x', [null, '', -1, {}]])('%j is no menu', (data) =>
    expect(readMenus(data)).toEqual([]),
  )
})

describe('a token reply', () => {
  const person = { accountNo: '2023001', userName: '张三', roleType: 'student', tenantId: '000000' }
  const tokens = { access_token: 'a', refresh_token: 'r' }
  it.each<[string, unknown]>([
    ['of the vendor', { ...tokens, ...person, expires_in: 3600 }],
    [
      'in snake case',
      { ...tokens, account: '2023001', real_name: '张三', role_name: 'student', tenant_id: '000000' },
    ],
    [
      'in camel case',
      {
        accessToken: 'a',
        refreshToken: 'r',
        account: '2023001',
        nickName: '张三',
        roleName: 'student',
        tenantId: '000000',
      },
    ],
    ['with empty texts for what is named twice', { ...tokens, ...person, real_name: '', account: '' }],
  ])('%s is understood', (_, reply) => expect(readTokenReply(reply)).toMatchObject({ ...tokens, ...person }))

  it.each([
    null,
    '',
    -1,
    {},
    [],
    { code: 200 },
    { ...person },
    { access_token: 'a', accountNo: 'x' },
    { ...tokens },
    { ...tokens, accountNo: -1 },
    { access_token: {}, refresh_token: 'r', accountNo: 'x' },
  ])('%j is none', (reply) => expect(readTokenReply(reply)).toBeNull())
})
