import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'

const page = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>学生</title>
<input type="search" aria-label="搜索"><p></p><table><tbody></tbody></table>
<script>
  const cell = (value) => '<td>' + (value ?? '') + '</td>'
  document.querySelector('input').oninput = async ({ target }) => {
    const { total, rows } = await (await fetch('/rows?search=' + encodeURIComponent(target.value))).json()
    document.querySelector('p').textContent = total
    document.querySelector('tbody').innerHTML = rows.map((row) => '<tr>' + row.map(cell).join('') + '</tr>').join('')
  }
</script></html>`

const columns = 'student_no, name, gender, grade, department_id, major_id, class_id, student_state, mobile'

/** The least that finds students: two bare statements, and a table written as text. */
export async function plainList(pool: pg.Pool) {
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (pathname !== '/rows') return answer.setHeader('Content-Type', 'text/html').end(page)
    const from = `from base_student where tenant_id = $1 and (student_no ilike $2 or name ilike $2)`
    const values = ['000000', `%${searchParams.get('search')}%`]
    const [{ rows }, { rows: counts }] = await Promise.all([
      pool.query({
        text: `select ${columns} ${from} order by student_no limit 20`,
        values,
        rowMode: 'array',
      }),
      pool.query(`select count(*)::integer as total ${from}`, values),
    ])
    answer.setHeader('Content-Type', 'application/json').end(JSON.stringify({ ...counts[0], rows }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
