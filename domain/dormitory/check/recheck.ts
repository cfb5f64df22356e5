import { date, files, longText } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { pictures } from '#domain/kits/common.ts'
import { recheckMachine } from '#machines/flows/recheck.machine.ts'
import { recheckStates } from './words.ts'

const photos = files('复查照片', pictures)

export const recheckFlow = defineFlow({
  machine: recheckMachine,
  field: 'state',
  states: recheckStates,
  acts: {
    pass: {
      label: '复查合格',
      asks: { recheckNote: longText('复查情况', { max: 300 }), recheckPhotos: photos },
    },
    fail: {
      label: '复查仍不合格',
      asks: {
        recheckNote: longText('复查情况', { required: true, max: 300 }),
        recheckPhotos: photos,
        dueOn: date('下次复查期限', { required: true }),
      },
      danger: true,
    },
    lapse: { label: '标记逾期' },
  },
  waiting: {
    open: { act: 'pass', title: '不合格寝室复查' },
    overdue: { act: 'pass', title: '不合格寝室复查（已逾期）' },
  },
  deadlines: { open: { field: 'dueAt', act: 'lapse' } },
})
