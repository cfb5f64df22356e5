import { sayApproval } from './approval.ts'
import { sayBedBoard } from './bed-board.ts'
import { sayCharts } from './charts.ts'
import { sayExport } from './export.ts'
import { sayFee } from './fee.ts'
import { sayFiguresMillion } from './figures-million.ts'
import { sayHealthRound } from './health-round.ts'
import { sayHome } from './home.ts'
import { sayImport } from './import.ts'
import { sayKeystroke } from './keystroke.ts'
import { sayListMillion } from './list-million.ts'
import { sayListPage } from './list-page.ts'
import { sayMemory } from './memory.ts'
import { sayRoomChoice } from './room-choice.ts'
import { sayDataTable } from './say-data-table.ts'
import { saySignIn } from './sign-in.ts'
import { sayTap } from './tap.ts'
import { sayTapDesk } from './tap-desk.ts'
import { sayWalls } from './walls.ts'
import { sayWeights } from './weights.ts'

/** What is measured, by the name that asks for it alone: `npm run bench -- table`. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  list: sayListPage,
  'list-million': sayListMillion,
  'figures-million': sayFiguresMillion,
  keystroke: sayKeystroke,
  sign: saySignIn,
  home: sayHome,
  table: sayDataTable,
  charts: sayCharts,
  walls: sayWalls,
  weights: sayWeights,
  tap: sayTap,
  import: sayImport,
  export: sayExport,
  'tap-desk': sayTapDesk,
  memory: sayMemory,
  approval: sayApproval,
  'room-choice': sayRoomChoice,
  'bed-board': sayBedBoard,
  'health-round': sayHealthRound,
  fee: sayFee,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are ${Object.keys(parts)}.`)
for (const name of asked.length > 0 ? asked : Object.keys(parts)) await parts[name]?.()
