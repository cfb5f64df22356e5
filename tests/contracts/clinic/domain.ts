import { defineArea } from '#domain/kernel/area.ts'
import { text } from '#domain/kernel/fields.ts'
import { list, own } from '#domain/kernel/screen.ts'
import { defineRounds } from '#domain/kits/rounds/rounds.ts'

export const checkups = defineRounds({
  name: 'clinic.checkup',
  label: '入学查体',
  path: '/clinic/own',
  finish: '登记查体结果',
  asks: { hospital: text('查体医院', { required: true, max: 60 }) },
})

const { round, turn, events, scheduled } = checkups

export const clinic = defineArea({
  area: 'clinic',
  title: '医务室',
  icon: 'wrench',
  resources: [round, turn],
  events,
  scheduled,
  screens: [
    list(round, 'wrench', { admin: [...own, 'plan', 'open', 'recall', 'close', 'reopen'] }),
    list(turn, 'users', { counsellor: ['view', 'export', 'urge', 'exempt', 'extend', 'reopen'] }),
    list(turn, 'wrench', { student: ['view', 'finish'] }, { path: 'clinic/own', title: '我的查体' }),
  ],
})
