import { archive } from '#domain/affairs/archive.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'

const shown = ['transfer', 'receipt', 'cancelTransfer', 'letter']
const acts = Object.entries(archive.actions ?? {}).filter(([name]) => shown.includes(name))

/** As who sends files away looks at them: where each went, and whether its receipt is back. */
const sent: AnyResource = {
  ...archive,
  writes: [],
  actions: Object.fromEntries(acts),
  columns: [
    ...['archiveNo', 'studentId', 'classId', 'state', 'receiver'],
    ...['trackingNo', 'sentOn', 'receiptState', 'receiptOn'],
  ],
}

/** 档案转出: files that go to the units of graduates, many at once, and their receipts. */
export const Screen = () => <ListScreen resource={sent} title="档案转出" screen="affairs/archive-transfer" />
