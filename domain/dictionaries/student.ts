import { closed, open } from '#domain/kernel/dictionary.ts'

/** JY/T 1001 学生当前状态. Closed: a change of status sets it, and whether somebody is on the roll follows. */
export const studentState = closed(
  'school.student-state',
  '学生状态',
  {
    '01': '在读',
    '02': '休学',
    '03': '退学',
    '04': '停学',
    '05': '复学',
    '06': '流失',
    '07': '毕业',
    '08': '结业',
    '09': '肄业',
    '10': '转学',
    '11': '死亡',
    '12': '保留入学资格',
    '13': '公派出国',
    '14': '开除',
    '15': '下落不明',
    '99': '其他状态',
  },
  {
    '01': 'success',
    '02': 'warning',
    '03': 'danger',
    '04': 'warning',
    '05': 'success',
    '06': 'danger',
    '07': 'accent',
    '08': 'info',
    '09': 'info',
    '12': 'info',
    '13': 'info',
    '14': 'danger',
    '15': 'danger',
  },
)

export const studentType = open('school.student-type', '学生类别', {
  '1': '普通全日制',
  '2': '扩招弹性学制',
  '3': '退役军人',
  '4': '留学生',
  '5': '预科生',
  '6': '交换生',
})

/** JY/T 1001 入学方式, with the ways into a vocational college that statistics ask for. */
export const entryMode = open('school.entry-mode', '入学方式', {
  '01': '统一招生',
  '02': '保送',
  '04': '定向培养',
  '09': '外校转入',
  '10': '恢复入学资格',
  '21': '单独招生',
  '22': '对口招生',
  '23': '高职扩招',
  '24': '3+2 转段',
  '25': '五年一贯制',
  '26': '中职注册入学',
  '99': '其他方式',
})

/** JY/T 1001 就读方式. */
export const attendMode = open('school.attend-mode', '就读方式', {
  '1': '走读',
  '2': '住校',
  '3': '借宿',
  '9': '其他方式',
})
