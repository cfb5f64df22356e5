import { describe, expect, test } from 'vitest'
import { student } from '#domain/base/student.ts'
import { subject } from '#domain/base/subject.ts'
import { teacher } from '#domain/base/teacher.ts'
import {
  date,
  decimal,
  integer,
  longText,
  money,
  richText,
  text,
  time,
  yesNo,
} from '#domain/kernel/fields.ts'
import { letterOf } from '#domain/sheet/letter-of.ts'
import { headingRowOf, matched } from './headings.ts'
import { readCell } from './read-cell.ts'

describe('What a cell says', () => {
  test.each([
    ['2026-09-01', '2026-09-01'],
    ['2026.9.1', '2026-09-01'],
    ['2026年9月1日', '2026-09-01'],
    ['２０２６/9/1', '2026-09-01'],
    ['20260901', '2026-09-01'],
    [46266, '2026-09-01'],
    ['2026-09-01 08:00:00', '2026-09-01'],
    ['2026-08-31T16:00:00.000Z', '2026-09-01'],
  ])('the day %s', (cell, value) => {
    expect(readCell(date('日期'), cell)).toEqual({ value })
  })

  test.each([
    [money('单价'), '1,280.5', '1280.50'],
    [money('单价'), 0.1 + 0.2, '0.30'],
    [money('单价'), '¥12 元', '12.00'],
    [time('上课时间'), '8:05', '08:05'],
    [time('上课时间'), '8点', '08:00'],
    [time('上课时间'), 1 / 3, '08:00'],
    [time('上课时间'), '4:00 PM', '16:00'],
    [time('上课时间'), '下午 2:30', '14:30'],
    [time('上课时间'), '晚上 7:00', '19:00'],
    [time('上课时间'), '1899-12-30 23:59:00', '23:59'],
    [richText('正文'), '第一段\n<b>第二段', '<p>第一段</p><p>&#60;b&#62;第二段</p>'],
  ])('%o: %s', (field, cell, value) => {
    expect(readCell(field, cell)).toEqual({ value })
  })

  test.each([
    [money('单价'), '1.005'],
    [money('单价'), '免费'],
    [time('上课时间'), '25:00'],
    [time('上课时间'), '8:05 左右'],
    [time('上课时间'), '23:59:59'],
    [time('上课时间'), '2026-09-01 08:00'],
    [time('上课时间'), '八点'],
    [time('上课时间'), '08:00:00.5'],
    [time('上课时间'), '8:00-10:00'],
    [money('单价'), '1,5'],
    [money('单价'), '1¥5'],
    [money('单价'), '5⁰'],
    [money('单价'), '3元5角'],
  ])('%o is not %s', (field, cell) => {
    expect(readCell(field, cell)).toEqual({ fault: expect.stringContaining(`读到“${cell}”`) })
  })

  test.each(['2026.13.1', '九月', '26-9-1', '2026-02-30', '2026-09-012', '2026-09-01 前后'])(
    '%s is no day',
    (cell) => {
      expect(readCell(date('日期'), cell)).toEqual({ fault: `读到“${cell}”，应为日期，如 2026-09-01` })
    },
  )

  test.each([
    ['1,234', 1234],
    ['1,234,567.5', 1234567.5],
    ['12 345', 12345],
    ['－３．５', -3.5],
    ['10 ㎡', 10],
    ['10m²', 10],
    ['1e3', 1000],
  ])('the number %s', (cell, value) => {
    expect(readCell(decimal('数量'), cell)).toEqual({ value })
  })

  test.each([
    '1,5',
    '１，５',
    '12,34',
    '1,50,000',
    '1,234 567',
    '1.234,5',
    '1 2',
    '5⁰',
    '2²',
    '1½',
    '约 3',
    '3-5',
    '3+',
    '３０％',
    '1/2',
    '3万',
    '三',
    '(3)',
    '0x10',
    '0b11',
    'Infinity',
    '1e999',
  ])('%s is no number: a part of it would be another', (cell) => {
    expect(readCell(decimal('数量'), cell)).toEqual({ fault: `读到“${cell}”，应为数字` })
    expect(readCell(integer('数量'), cell)).toEqual({ fault: `读到“${cell}”，应为整数` })
  })

  test.each([330106200809010000, '3.30106E+17'])('the number %s has lost its last digits', (cell) => {
    const field = text('证件号码', { masked: 'id-number' })
    expect(readCell(field, cell)).toEqual({ fault: expect.stringContaining('末位已丢失') })
  })

  test('faults §2: a text has lost no digits, whatever it ends in', () => {
    const field = text('证件号码', { masked: 'id-number' })
    expect(readCell(field, '110101199003070000')).toEqual({ value: '110101199003070000' })
    expect(readCell(text('房间号'), '3E10')).toEqual({ value: '3E10' })
  })

  test.each(['#N/A', '#DIV/0!', '#NORESULT!', 'Err:502', '########'])(
    'faults §2: %s is an error of the cell, whatever its field',
    (cell) => {
      for (const field of [text('备注'), longText('说明'), integer('年级'), date('日期'), yesNo('启用')])
        expect(readCell(field, cell)).toEqual({ fault: expect.stringMatching(/错误提示|公式没有结果/) })
    },
  )

  test('faults §2: digits and letters of full width are plain ones in codes and numbers, signs among Chinese stay', () => {
    expect(readCell(text('代码'), 'ＡＢ－１２３')).toEqual({ value: 'AB-123' })
    expect(readCell(text('手机号'), '１３８０００００００１')).toEqual({ value: '13800000001' })
    expect(readCell(text('名称'), '信息（２）班，甲')).toEqual({ value: '信息（2）班，甲' })
    expect(readCell(integer('年级'), '２０２６级')).toEqual({ value: 2026 })
    expect(readCell(longText('说明'), 'Ａ，甲')).toEqual({ value: 'Ａ，甲' })
  })

  test('faults §2: signs that nobody sees are taken away, or named where they turn the text round', () => {
    expect(readCell(text('姓名'), '\ufeff张\u200b三\u00a0')).toEqual({ value: '张三' })
    expect(readCell(text('手机号'), '\u202d13800000001\u202c')).toEqual({ value: '13800000001' })
    expect(readCell(text('姓名'), '张\r\n三')).toEqual({ value: '张 三' })
    expect(readCell(text('姓名'), '张\u202e三')).toEqual({
      fault: '含有看不见的字符 U+202E，请删除后重新填写',
    })
  })

  test('A-40 what an export made harmless comes back as it was', () => {
    for (const value of ["=cmd|'/c calc'!A1", '+1', '-1', '@SUM', '＝1'])
      expect(readCell(text('备注'), `'${value}`)).toEqual({ value })
    expect(readCell(text('备注'), "'tis")).toEqual({ value: "'tis" })
  })

  test('a year with its word, a yes in many words', () => {
    expect(readCell(integer('年级'), '2026级')).toEqual({ value: 2026 })
    expect(readCell(yesNo('启用'), '√')).toEqual({ value: true })
    expect(readCell(yesNo('启用'), '否')).toEqual({ value: false })
  })

  test('a label cut short is understood as long as one only begins so', () => {
    const labels = ['必修课', '限定选修课', '实践课', '实践周']
    const codes = new Map(labels.map((label, at) => [label, `${at}`]))
    const kind = student.fields.studentState
    expect(readCell(kind, '必修', codes, labels)).toEqual({ value: '0' })
    expect(readCell(kind, '实践', codes, labels)).toHaveProperty('fault')
    expect(readCell(kind, '必', codes, labels)).toHaveProperty('fault')
  })
})

describe('What a heading names', () => {
  test('its label however it is dressed, its synonyms, and nothing twice', () => {
    const headings = ['序', '学 号（必填）', '*学生姓名：', '身份证号码', '姓名', 'studentState', '__proto__']
    expect(matched(student, headings)).toEqual([
      null,
      'studentNo',
      'name',
      'idNo',
      null,
      'studentState',
      null,
    ])
  })

  test.each([
    ['所在部门', teacher, 'departmentId'],
    ['部门', teacher, 'departmentId'],
    ['二级学院', teacher, 'departmentId'],
    ['系部', subject, 'departmentId'],
    ['手机', student, 'mobile'],
    ['联系电话', student, 'mobile'],
    ['证件号', student, 'idNo'],
    ['身份证', student, 'idNo'],
    ['1.姓名(必填)', student, 'name'],
    ['★姓 名\r\n【必填】', student, 'name'],
    ['姓名/Name', student, 'name'],
    ['\ufeff姓\u200b名', student, 'name'],
    ['姓名必填', student, 'name'],
    ['所在班级名称', student, 'classId'],
    ['学分（分）', subject, 'credit'],
    ['学分分', subject, 'credit'],
  ])('faults §2: %s', (heading, resource, field) => {
    expect(matched(resource, [heading])).toEqual([field])
  })

  test('the row of headings is found under a title', () => {
    const rows = [['2026 级新生名单'], ['填表说明', '请勿改动'], ['学号', '姓名', '班级']]
    expect(
      headingRowOf(
        student,
        rows.map((cells, at) => ({ line: at + 1, cells })),
      ),
    ).toMatchObject({ at: 2, headings: rows[2] })
  })

  test('headings merged over two rows are read together, and a row of data is none of them', () => {
    const rows = [
      ['2026 级新生名单'],
      ['学号', '姓名', '联系方式', null, '备注'],
      [null, null, '手机', '邮箱'],
      ['2026010101', '张三', '13800000001', 'a@b.cn', '班长'],
    ]
    const found = headingRowOf(
      student,
      rows.map((cells, at) => ({ line: at + 1, cells })),
    )
    expect(found).toMatchObject({ at: 2, headings: ['学号', '姓名', '手机', '邮箱', '备注'] })
  })

  test('columns are named as sheets name them', () => {
    expect([0, 25, 26, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })
})
