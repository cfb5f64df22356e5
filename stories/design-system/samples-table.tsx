import type { Column } from '#design-system/data-table/column.ts'
import { Tag } from '#design-system/tag/tag.tsx'
import { type Building, buildings, kindOptions } from './samples.ts'

/** The columns of the sample buildings: each with its bare value, so that a table can sort, filter and copy by itself. */
export const buildingColumns: readonly Column<Building>[] = [
  {
    key: 'code',
    title: '编号',
    cell: (row) => row.code,
    value: (row) => row.code,
    width: 110,
    sortable: true,
    fixed: 'start',
    essential: true,
  },
  {
    key: 'name',
    title: '名称',
    cell: (row) => row.name,
    value: (row) => row.name,
    minWidth: 140,
    sortable: true,
    filter: { kind: 'text' },
  },
  { key: 'campus', title: '校区', cell: (row) => row.campus, value: (row) => row.campus, sortable: true },
  {
    key: 'kind',
    title: '类型',
    cell: (row) => <Tag>{row.kind}</Tag>,
    value: (row) => row.kind,
    width: 110,
    filter: { kind: 'choice', options: kindOptions },
  },
  {
    key: 'floors',
    title: '层数',
    cell: (row) => row.floors,
    value: (row) => row.floors,
    width: 110,
    align: 'end',
    sortable: true,
    filter: { kind: 'number' },
  },
  {
    key: 'area',
    title: '建筑面积（㎡）',
    cell: (row) => row.area.toFixed(2),
    value: (row) => row.area,
    width: 140,
    align: 'end',
  },
  {
    key: 'builtOn',
    title: '建成日期',
    cell: (row) => row.builtOn,
    value: (row) => row.builtOn,
    width: 130,
    filter: { kind: 'date' },
  },
  {
    key: 'inUse',
    title: '状态',
    cell: (row) => <Tag tone={row.inUse ? 'success' : 'warning'}>{row.inUse ? '在用' : '停用'}</Tag>,
    value: (row) => (row.inUse ? '在用' : '停用'),
    width: 100,
  },
  { key: 'keeper', title: '负责人', cell: (row) => row.keeper, value: (row) => row.keeper },
  { key: 'note', title: '备注', cell: (row) => row.note, value: (row) => row.note, minWidth: 160 },
]

/** The sample buildings over and over, each with a number of its own. */
export const manyBuildings = (count: number): readonly Building[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(buildings[at % buildings.length] as Building),
    id: `m${at}`,
    code: `A${String(at + 1).padStart(6, '0')}`,
  }))
