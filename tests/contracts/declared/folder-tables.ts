export interface Named {
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}
interface Floor {
  /** Areas whose tables are the floor's own. */
  readonly own: readonly string[]
  readonly folders: Readonly<Record<string, Partial<Named>>>
}

/** What the folders of each floor below the areas read and write of tables that are not the floor's own. */
export const folderTables: Readonly<Record<string, Floor>> = {
  engine: {
    own: ['system', 'security', 'workflow'],
    folders: {
      approval: {
        reads: [
          'base.building',
          'base.class-leader',
          'base.counsellor',
          'base.mentor',
          'base.school-calendar-day',
          'base.student',
          'base.teacher',
          'dormitory.bed',
        ],
      },
      audience: { reads: ['base.counsellor', 'base.department', 'base.student', 'base.teacher'] },
      batch: { writes: ['resource.task'] },
      demo: { reads: ['base.student'] },
      dictionaries: { reads: ['base.major'] },
      export: { reads: ['resource.attachment'] },
      files: { writes: ['resource.attachment-use'] },
      // What people are given, and to which departments and classes it belongs.
      giving: { reads: ['base.class', 'base.department', 'base.student', 'base.teacher'] },
      import: { reads: ['resource.attachment'], writes: ['resource.task'] },
      rounds: { reads: ['base.class', 'base.department', 'base.student', 'base.teacher'] },
      // Whose a round is, and where one signs in.
      'sign-in': { reads: ['base.building', 'base.campus', 'base.teacher'] },
      stats: { reads: ['base.school-calendar'] },
    },
  },
  identity: {
    own: ['system', 'security'],
    folders: {
      roles: { reads: ['base.department', 'base.student', 'base.teacher'] },
      session: { reads: ['base.teacher'] },
      sms: { reads: ['resource.sms'] },
    },
  },
  personal: {
    own: ['system'],
    folders: {
      'big-screen': {
        reads: [
          'base.building',
          'base.campus',
          'base.class',
          'base.department',
          'base.school-calendar',
          'base.teacher',
          'dormitory.abnormal-access',
          'dormitory.bed',
          'dormitory.door-access',
          'dormitory.room',
          'evaluation.additional-score',
          'evaluation.batch',
          'evaluation.combined-score',
          'records.info-round',
          'records.info-turn',
          'security.audit-record',
          'workflow.case',
          'workflow.task',
        ],
      },
      desktop: { reads: ['base.department', 'base.student'] },
      notices: { reads: ['base.class', 'base.department', 'base.student', 'base.teacher'] },
      timetable: {
        reads: [
          'base.class',
          'base.lesson',
          'base.period',
          'base.school-calendar',
          'base.school-calendar-day',
          'base.student',
          'base.subject',
          'base.teacher',
          'base.venue',
        ],
      },
      todo: { reads: ['base.student', 'base.teacher'] },
    },
  },
  platform: {
    own: ['system', 'resource'],
    folders: {
      ai: { reads: ['security.ai-config', 'security.ai-keyword-advice'] },
      doors: {
        reads: [
          'base.building',
          'base.campus-card',
          'base.counsellor',
          'dormitory.door-access',
          'dormitory.outside',
          'leave.application',
          'student-service.lock-log',
        ],
        writes: ['dormitory.abnormal-access', 'dormitory.unlock'],
      },
      // Whose readers they are.
      messages: { reads: ['base.class', 'base.department', 'base.student', 'base.teacher'] },
    },
  },
}
