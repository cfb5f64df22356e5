import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { installParameters } from '#server/core/parameters.ts'
import { loadDemo } from '#server/demo/load.ts'
import { installMenus } from '#server/identity/menus/install.ts'
import { routes } from '#server/routes.ts'
import { oneEngine } from '#tests/support/database.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'

// The base service of the specification, section 7: each call under its name, verb and parameters. The dormitory's
// and the process service's calls come with their areas.

/** Calls that choose: the rows they offer, and for each parameter a value and the rows it leaves. `$t` is the college. */
interface Choosing {
  readonly from: string
  readonly by: Readonly<Record<string, readonly [value: string, where: string]>>
}

const one = (column: string, table: string, order = 'id') =>
  `select ${column}::text from ${table} where tenant_id = $t and ${column} is not null order by ${order} limit 1`
const same = (column: string, table: string) =>
  [one(column, table), `${column}::text = $v`] as readonly [string, string]
const onDuty = (duty: string) =>
  `exists (select from ${duty} d where d.tenant_id = r.tenant_id and d.teacher_id = r.id and d.until is null)`
const inPost: readonly [string, string] = [`select '1'`, `teacher_state = '1'`]
const byNumber: readonly [string, string] = [one('staff_no', 'base_teacher'), 'staff_no = $v']

const choosing: Readonly<Record<string, Choosing>> = {
  'campus/getSelect': { from: 'base_campus r where true', by: {} },
  'building/getSelect': {
    from: 'base_building r where true',
    by: { campusId: same('campus_id', 'base_building') },
  },
  'venue/getSelect': {
    from: 'base_venue r where true',
    by: {
      campusId: same('campus_id', 'base_venue'),
      departmentId: [one('department_id', 'base_venue'), 'department_id::text = $v'],
      buildingId: same('building_id', 'base_venue'),
      floor: same('floor', 'base_venue'),
    },
  },
  'department/getSelect': {
    from: 'base_department r where true',
    by: { flag: [`select '1'`, 'enabled'], deptType: same('kind', 'base_department') },
  },
  'gradeMajor/getSelect': { from: 'base_grade_major r where true', by: {} },
  'major/getMajorSelect': {
    from: 'base_major r where true',
    by: {
      flag: [`select '1'`, 'enabled'],
      grade: [
        one('grade', 'base_grade_major'),
        'exists (select from base_grade_major g where g.tenant_id = r.tenant_id and g.major_id = r.id and g.grade::text = $v)',
      ],
      departmentId: same('department_id', 'base_major'),
      majorId: [one('id', 'base_major'), 'id::text = $v'],
    },
  },
  'stuClass/getClassSelect': {
    from: 'base_class r where true',
    by: {
      flag: [`select '1'`, 'not graduated'],
      grade: same('grade', 'base_class'),
      majorId: same('major_id', 'base_class'),
    },
  },
  'teacher/getSelect': {
    from: 'base_teacher r where true',
    by: {
      flag: inPost,
      campusId: [
        one('campus_id', 'base_department'),
        'exists (select from base_department d where d.tenant_id = r.tenant_id and d.id = r.department_id and d.campus_id::text = $v)',
      ],
      departmentId: same('department_id', 'base_teacher'),
      gh: byNumber,
    },
  },
  'teacher/getFdySelect': {
    from: `base_teacher r where ${onDuty('base_counsellor')}`,
    by: { flag: inPost, gh: [one('staff_no', 'base_teacher'), 'staff_no = $v'] },
  },
  'teacher/getFdyCategorySelect': {
    from: `base_teacher r where ${onDuty('base_counsellor')}`,
    by: {
      flag: inPost,
      gh: byNumber,
      fdyCategory: [
        one('category', 'base_counsellor'),
        'exists (select from base_counsellor d where d.tenant_id = r.tenant_id and d.teacher_id = r.id and d.category = $v)',
      ],
    },
  },
  'teacher/getFdyBzrSelect': {
    from: `base_teacher r where (${onDuty('base_counsellor')} or ${onDuty('base_class_leader')})`,
    by: { flag: inPost },
  },
  'baseStudentInfo/getSelect': {
    from: 'base_student r where true',
    by: {
      flag: [`select '1'`, `student_state in ('01', '05')`],
      grade: same('grade', 'base_student'),
      departmentId: same('department_id', 'base_student'),
      majorId: same('major_id', 'base_student'),
      classId: same('class_id', 'base_student'),
      xh: [one('student_no', 'base_student'), 'student_no = $v'],
    },
  },
}

const verbs = {
  GET: [
    ...'sysMenu/gantTreeMenu sysMenu/getTreeMenu sysMenu/getUserRoutes sysMenu/getUserBtn'.split(' '),
    ...'roleMenu/getCheckedKeys appName/getOne appName/getUserApp appName/getUserUsedApp'.split(' '),
    ...'appName/getUserCollection appName/list schoolCalendarItem/getOne'.split(' '),
    ...'schoolCalendarItem/getZcSelect schoolCalendarItem/getMonthSelect'.split(' '),
    ...'schoolCalendar/getXnXqSelect schoolCalendar/getXnSelect schoolCalendar/getYear'.split(' '),
    ...'dataDictionary/getDict dataDictionary/getAuthPyccDict dataDictionary/getParentDict'.split(' '),
    ...'dataDictionary/getTree canton/getAreaList canton/getProvince canton/getCity canton/getArea'.split(
      ' ',
    ),
    ...'department/getTree stuClass/getClassFdySelect stuClass/getClassFdySelectByUserId'.split(' '),
    ...'teacher/getDsSelect student/classStudent student/fdyStudent baseStudentInfo/getStuInfo'.split(' '),
    ...'richText/getOne baseParams/getOne baseParams/openApi/getAiConfig'.split(' '),
    'sysUserSecondAuth/getMySysUserSecondAuth',
    ...Object.keys(choosing),
  ],
  POST: ['appName/add', 'appName/update', 'appName/remove', 'richText/add', 'baseParams/submit'],
}

it('every call that the specification names stands under its name and verb', () => {
  const standing = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  const named = Object.entries(verbs).flatMap(([verb, names]) => names.map((name) => `${verb} base/${name}`))
  expect(named.filter((call) => !standing.has(call))).toEqual([])
})

describe.each(oneEngine)('the base service on %s', (engine) => {
  const server = serverOn(engine)
  const college = server.college()
  const { tenantId } = college
  const ask = college.person([
    {
      may: [
        ...'view add update remove'.split(' ').map((verb) => `system.app-name:${verb}`),
        ...'view update'
          .split(' ')
          .flatMap((verb) => [`system.role-menu:${verb}`, `system.parameter:${verb}`]),
        'system.menu:view',
        'system.notice:update',
        ...'building venue grade-major class teacher student'.split(' ').map((name) => `base.${name}:view`),
      ],
    },
  ])
  const get = async (path: string, by: Ask = ask) => {
    const { status, body } = await by('GET', `base/${path}`)
    expect([path, status, body.msg]).toEqual([path, 200, expect.any(String)])
    return body.data
  }
  const asked = async (statement: string, value = ''): Promise<string[]> => {
    const filled = statement.replaceAll('$t', `'${tenantId}'`).replaceAll('$v', `'${value}'`)
    const { rows } = await sql.raw<Record<string, string>>(filled).execute(server.app().db)
    return rows.map((row) => Object.values(row)[0] ?? '')
  }

  beforeAll(async () => {
    const { db } = server.app()
    await loadDemo(server.app(), { size: 'small', tenantId })
    await sql`update base_venue set department_id = (select id from base_department where tenant_id = ${tenantId} limit 1)
      where tenant_id = ${tenantId} and floor = 2`.execute(db)
    await sql`update base_counsellor set category = '1' where tenant_id = ${tenantId}`.execute(db)
    await installMenus(db, tenantId)
    await installParameters(db, tenantId)
  })

  it.each(Object.entries(choosing))('%s offers what its parameters leave', async (call, { from, by }) => {
    const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted()
    const rows = (where: string) => `select r.id::text from ${from} and r.tenant_id = $t and ${where}`
    const all = await get(`${call}?size=1000`)
    expect(all[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      label: expect.stringContaining(all[0].name),
      value: all[0].id,
    })
    expect(idsOf(all)).toEqual((await asked(rows('true'))).toSorted())
    for (const [parameter, [value, where]] of Object.entries(by)) {
      const [given = ''] = await asked(value)
      expect([parameter, given]).not.toEqual([parameter, ''])
      const left = await get(`${call}?size=1000&${parameter}=${given}`)
      expect([parameter, idsOf(left)]).toEqual([parameter, (await asked(rows(where), given)).toSorted()])
    }
  })

  it.each(Object.keys(choosing))('%s offers another college nothing of this one', async (call) => {
    const elsewhere = server.college().person([{ may: [...(ask.actor.roles[0]?.permissions ?? [])] }])
    expect(await get(call, elsewhere)).toEqual([])
  })

  it('a tree opens level by level', async () => {
    const roots = await get('department/getTree?flag=1')
    expect(roots[0]).toMatchObject({ parentId: null, key: roots[0].id, value: roots[0].id, children: [] })
    expect(await get(`department/getTree?root=${roots[0].id}`)).toEqual([])
  })

  it('a counsellor finds their own classes and students, anybody those of a user', async () => {
    const [teacher = ''] = await asked(
      'select teacher_id::text from base_counsellor where tenant_id = $t limit 1',
    )
    const own = await asked(
      'select class_id::text from base_counsellor where tenant_id = $t and teacher_id::text = $v',
      teacher,
    )
    const may = ['base.student:review', 'base.class:view']
    const counsellor = college.person([{ may, grants: ['classes'] }], { self: [teacher], classes: own })
    const mine = await get('stuClass/getClassFdySelect?isOnGrade=1&size=100', counsellor)
    expect(mine.map(({ id }: { id: string }) => id).toSorted()).toEqual(own.toSorted())
    await sql`insert into "system_user" (tenant_id, id, account, name, kind, teacher_id, enabled)
      values (${tenantId}, ${counsellor.actor.id}, 'fdy', '辅导员', 'teacher', ${teacher}, true)`.execute(
      server.app().db,
    )
    const by = `stuClass/getClassFdySelectByUserId?userId=${counsellor.actor.id}&size=100`
    expect(await get(by)).toHaveLength(own.length)
    const [code = ''] = await asked('select code from base_class where tenant_id = $t order by code limit 1')
    expect((await get(`${by}&bhOrBjmc=${code}`)).length).toBeLessThanOrEqual(1)
    expect(await get(`${by}&isFdy=0`)).toEqual(expect.any(Array))
    const [students = '0'] = await asked(`select count(*)::text from base_student s where tenant_id = $t
      and class_id in (select class_id from base_counsellor where tenant_id = $t)`)
    expect(await get('student/fdyStudent', counsellor)).toHaveLength(Number(students))
    const [group] = own
    const inClass = await get(`student/classStudent?classId=${group}`, counsellor)
    expect(inClass[0]).toMatchObject({ studentNo: expect.any(String), label: inClass[0].name })
  })

  it('a student finds their own record behind their account', async () => {
    const [id = ''] = await asked('select id::text from base_student where tenant_id = $t limit 1')
    const student = college.person([{ may: [], grants: ['self'] }], { self: [id] })
    await sql`insert into "system_user" (tenant_id, id, account, name, kind, student_id, enabled)
      values (${tenantId}, ${student.actor.id}, 'stu', '学生', 'student', ${id}, true)`.execute(
      server.app().db,
    )
    expect(await get('baseStudentInfo/getStuInfo', student)).toMatchObject({ id })
    expect(await get(`baseStudentInfo/getStuInfo?userId=${student.actor.id}`)).toMatchObject({ id })
    const other = await server.college().manager('base.student')(
      'GET',
      `base/baseStudentInfo/getStuInfo?userId=${student.actor.id}`,
    )
    expect(other.status).toBe(404)
  })

  it('places of the country come by their level', async () => {
    const provinces = await get('canton/getProvince')
    const [province] = provinces
    const cities = await get(`canton/getCity?province=${province.code}`)
    expect(cities.every(({ parentId }: { parentId: string }) => parentId === province.id)).toBe(true)
    expect(await get(`canton/getArea?city=${cities[0].id}`)).toEqual(
      expect.arrayContaining([expect.objectContaining({ parentId: cities[0].id })]),
    )
    const tree = await get('canton/getAreaList')
    expect(tree.map(({ code }: { code: string }) => code)).toEqual(
      provinces.map(({ code }: { code: string }) => code),
    )
    expect(tree[0].children[0]).toMatchObject({ parentId: tree[0].id, children: expect.any(Array) })
  })

  it('the calendar tells terms, weeks, months, years and days', async () => {
    const terms = await get('schoolCalendar/getXnXqSelect')
    const [{ xn, xqM, startDate, weeks }] = terms
    const at = `xn=${xn}&xqM=${xqM}`
    expect(await get(`schoolCalendar/getXnXqSelect?${at}`)).toHaveLength(1)
    expect(await get('schoolCalendar/getXnXqSelect?isCurrent=1')).toHaveLength(1)
    expect(await get(`schoolCalendar/getXnSelect?xn=${xn}`)).toMatchObject([{ value: xn }])
    expect(await get('schoolCalendar/getXnSelect?isCurrent=1')).toHaveLength(1)
    expect(await get(`schoolCalendar/getYear?xn=${xn}`)).toEqual(
      xn.split('-').map((year: string) => expect.objectContaining({ value: Number(year) })),
    )
    const weeksOf = await get(`schoolCalendarItem/getZcSelect?${at}`)
    expect(weeksOf).toHaveLength(weeks)
    expect(weeksOf[0]).toMatchObject({ value: 1, startDate })
    const months = await get(`schoolCalendarItem/getMonthSelect?${at}`)
    expect(months[0].value).toBe(startDate.slice(0, 7))
    const day = await get(`schoolCalendarItem/getOne?riQiStr=${startDate}`)
    expect(day).toMatchObject({ xn, xqM, week: 1, dayOfWeek: 1 })
  })

  it('dictionaries come flat, as a tree, with what stands above, and by whom they concern', async () => {
    const dict = await get('dataDictionary/getDict?code=school.train-level')
    expect(dict[0]).toMatchObject({ code: 'school.train-level', dictKey: dict[0].value, parentId: '0' })
    const tree = await get('dataDictionary/getTree?dictionaryCode=school.train-level&dictionaryType=1')
    expect(tree).toHaveLength(dict.length)
    expect(tree[0]).toMatchObject({ title: dict[0].label, children: [] })
    const above = `dataDictionary/getParentDict?code=school.train-level&dictionaryKey=${dict[0].value}`
    expect(await get(above)).toMatchObject({ dictValue: '培养层次' })
    const taught = await asked('select distinct train_level from base_major where tenant_id = $t')
    const levels = await get('dataDictionary/getAuthPyccDict')
    expect(levels.map(({ value }: { value: string }) => value).toSorted()).toEqual(taught.toSorted())
    expect(await get('dataDictionary/getAuthPyccDict', server.college().manager())).toEqual([])
  })

  it('menus come as trees, as routes and as buttons', async () => {
    const tree = await get('sysMenu/getTreeMenu')
    expect(tree[0]).toMatchObject({ id: expect.any(String), children: expect.any(Array) })
    expect(await get('sysMenu/gantTreeMenu')).toEqual(expect.any(Array))
    expect(await get('sysMenu/getUserRoutes')).toEqual(expect.any(Array))
    expect(await get('sysMenu/getUserBtn')).toEqual(expect.any(Object))
    const [role = ''] = await asked(
      `select id::text from system_role where tenant_id = $t and code = 'admin'`,
    )
    const held = await get(`roleMenu/getCheckedKeys?roleId=${role}`)
    expect(held).toBeTruthy()
  })

  it('apps are added, listed, changed, used, collected and removed', async () => {
    await sql`insert into "system_user" (tenant_id, id, account, name, kind, enabled)
      values (${tenantId}, ${ask.actor.id}, 'office', '办公室', 'other', true)`.execute(server.app().db)
    const json = {
      name: '图书馆',
      code: 'library',
      openType: '1',
      address: 'https://library.example.edu.cn',
      sort: 1,
      enabled: true,
      category: '1',
    }
    const added = await ask('POST', 'base/appName/add', { json })
    expect([added.status, added.body.data?.fields]).toEqual([200, undefined])
    const { id, revision } = added.body.data
    expect(await get(`appName/getOne?id=${id}`)).toMatchObject({ name: '图书馆' })
    expect((await get('appName/list?current=1&size=10&params.name=图书')).total).toBe(1)
    await ask('POST', 'base/appName/update', { json: { id, revision, name: '数字图书馆' } })
    expect((await get('appName/getUserApp')).map(({ name }: { name: string }) => name)).toContain(
      '数字图书馆',
    )
    await ask('POST', 'base/appName/use', { json: { code: 'library' } })
    expect(await get('appName/getUserUsedApp')).toHaveLength(1)
    await ask('POST', 'base/appName/collect', { json: { code: 'library', yes: true } })
    expect(await get('appName/getUserCollection?isAll=1&size=5')).toEqual(expect.any(Array))
    expect((await ask('POST', 'base/appName/remove', { form: { ids: id } })).status).toBe(200)
    expect((await get('appName/getUserApp')).map(({ code }: { code: string }) => code)).not.toContain(
      'library',
    )
  })

  it('rich texts and parameters are written and read', async () => {
    const json = { code: 'welcome', content: '<p>欢迎<script>alert(1)</script></p>' }
    expect((await ask('POST', 'base/richText/add', { json })).status).toBe(200)
    expect(await get('richText/getOne?code=welcome')).toMatchObject({ content: '<p>欢迎</p>' })
    const [paramsId = ''] = await asked('select key from system_parameter where tenant_id = $t limit 1')
    const kept = await get(`baseParams/getOne?paramsId=${paramsId}`)
    const submitted = await ask('POST', 'base/baseParams/submit', { json: { paramsId, value: kept.value } })
    expect(submitted.status).toBe(200)
    expect(await get(`baseParams/getOne?paramsId=${kept.id}`)).toMatchObject({ key: paramsId })
  })

  it('anyone who has no second proof reads so', async () => {
    expect(await get('sysUserSecondAuth/getMySysUserSecondAuth')).toEqual(expect.any(Object))
  })
})
