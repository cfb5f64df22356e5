import { v7 } from 'uuid'

/** What a new row begins with; the database adds the revision and the times. */
export const stamps = (tenantId: string, by = 'system') => ({
  tenant_id: tenantId,
  id: v7(),
  created_by: by,
  updated_by: by,
})
