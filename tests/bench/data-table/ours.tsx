import '#design-system/theme/styles.css'
import { createRoot } from 'react-dom/client'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { setStage } from './stage.ts'
import { columns, type Student } from './students.ts'

const ours = columns.map(
  ([key, title, width], at): Column<Student> => ({
    key,
    title,
    width,
    sortable: true,
    fixed: at < 2 ? 'start' : undefined,
    cell: (row) => row[key],
    value: (row) => row[key],
  }),
)

setStage(
  (box, rows) =>
    createRoot(box).render(
      <DataTable label="学生" columns={ours} rows={rows} rowKey={(row) => row.number} arrangeable />,
    ),
  'tbody [role=row]',
)
