import { newId } from '#server/core/new-id.ts'

/** What a new row begins with; the database adds the revision and the times. */
export const stamps = (tenantId: string, by = 'system') => ({
  tenant_id: tenantId,
  id: newId(),
  created_by: by,
  updated_by: by,
})
