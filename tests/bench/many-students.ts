import type pg from 'pg'

/** The demo college's students again and again, each with a number of its own; what they point at is known to be there. */
export async function multiplyStudents(pool: pg.Pool, students: number) {
  const client = await pool.connect()
  const { rows } = await client.query<{ name: string }>(`select column_name as name
    from information_schema.columns
    where table_name = 'base_student' and column_name not in ('id', 'student_no')`)
  const columns = rows.map(({ name }) => `"${name}"`).join(', ')
  const known = (await client.query<{ count: number }>('select count(*)::integer as count from base_student'))
    .rows[0]?.count
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into base_student (id, student_no, ${columns})
      select gen_random_uuid(), 'X' || (row_number() over ()), ${columns} from base_student s
      cross join generate_series(1, $1) limit $2`,
    [Math.ceil(students / (known ?? 1)), Math.max(students - (known ?? 0), 0)],
  )
  await client.query('set session_replication_role = origin')
  client.release()
  await pool.query('vacuum analyze base_student')
}
