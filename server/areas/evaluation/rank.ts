import { combinedScore } from '#domain/evaluation/score.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'

/**
 * What a student came to in a batch, and the places in class, major and grade with how many share the group; undefined
 * where the batch was not computed or the student is not in it.
 */
export const standingOf = (db: Database, tenantId: string, batchId: string, studentId: string) =>
  table(combinedScore, db, tenantId).get({ batchId, studentId }, [
    ...(['total', 'yearTotal', 'state', 'classRank', 'classSize'] as const),
    ...(['majorRank', 'majorSize', 'gradeRank', 'gradeSize'] as const),
  ])
