import type { AnyResource } from '#domain/kernel/resource.ts'
import { graduateAudit } from '#domain/records/graduation/audit.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'

const acts = Object.entries(graduateAudit.actions ?? {}).filter(([name]) => name === 'mark')

/** As the desks look at it: what each student has settled. */
const steps: AnyResource = {
  ...graduateAudit,
  actions: Object.fromEntries(acts),
  columns: [
    ...['studentId', 'classId', 'library', 'finance', 'dormitory'],
    ...['card', 'league', 'archive', 'leaving'],
  ],
}

/** 离校手续: who still has which steps to settle, marked by the desks for one student or for many. */
export const Screen = () => <ListScreen resource={steps} title="离校手续" screen="records/leaving" />
