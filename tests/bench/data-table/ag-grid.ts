import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community'
import { setStage } from './stage.ts'
import { columns, type Student } from './students.ts'

ModuleRegistry.registerModules([AllCommunityModule])

setStage(
  (box, rows) =>
    createGrid<Student>(box, {
      columnDefs: columns.map(([field, headerName, width], at) => ({
        field,
        headerName,
        width,
        pinned: at < 2 ? 'left' : undefined,
      })),
      rowData: [...rows],
      rowHeight: 36,
      getRowId: ({ data }) => data.number,
    }),
  '.ag-row',
)
