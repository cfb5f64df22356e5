import { type RawBuilder, sql } from 'kysely'

/** Where a picture is found. An img sends no headers, so the college stands in the address as well. */
export const avatarUrl = (product: string, tenantId: string, pictureKey: string) =>
  `/api/${product}-base/sysUser/avatar?id=${pictureKey}.${tenantId}`

/** The address of somebody's picture in SQL, empty without one: `u` is the user. */
export const avatarUrlOf = (product: string): RawBuilder<string> =>
  sql<string>`coalesce((select ${`/api/${product}-base/sysUser/avatar?id=`}::text || a.picture_key || '.' || a.tenant_id
    from system_avatar a where a.tenant_id = u.tenant_id and a.user_id = u.id), '')`
