import { BedDouble, Building2, School } from 'lucide-react'
import type { TreeNode } from '#design-system/tree/tree-node.ts'

const rooms = (building: string, count: number): TreeNode[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${building}-${at + 1}`,
    name: `${building} ${101 + at} 室`,
    icon: <BedDouble />,
    disabled: at === 2,
  }))

/** Two campuses with buildings and some rooms. */
export const campuses: readonly TreeNode[] = [
  {
    id: 'east',
    name: '东湖校区',
    icon: <School />,
    note: '3 栋',
    children: [
      { id: 'A01', name: 'A01 明德楼', icon: <Building2 />, children: rooms('A01', 4) },
      { id: 'A02', name: 'A02 博学楼', icon: <Building2 />, children: rooms('A02', 3) },
      { id: 'A03', name: 'A03 笃行楼', icon: <Building2 /> },
    ],
  },
  {
    id: 'south',
    name: '南山校区',
    icon: <School />,
    note: '1 栋',
    children: [{ id: 'B01', name: 'B01 博雅楼', icon: <Building2 />, children: rooms('B01', 2) }],
  },
]

/** Ten buildings of two hundred rooms each. */
export const manyRooms: readonly TreeNode[] = Array.from({ length: 10 }, (_, at) => ({
  id: `T${at}`,
  name: `T${at} 宿舍楼`,
  children: rooms(`T${at}`, 200),
}))
