import { cva } from '#styled-system/css/index.js'

interface PaperTableProps {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** Lines and columns for paper: the heads come again on every page. */
export const PaperTable = ({ heads, rows }: PaperTableProps) => (
  <table className={table()}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} className={cell()}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never changed
        <tr key={at} className={line()}>
          {row.map((value, column) => (
            <td key={heads[column]} className={cell()}>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const table = cva({
  base: { width: 'full', borderCollapse: 'collapse', textStyle: 'caption', marginBlockEnd: '4' },
})
const line = cva({ base: { breakInside: 'avoid' } })
const cell = cva({
  base: {
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border',
    paddingInline: '1.5',
    paddingBlock: '1',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
})
