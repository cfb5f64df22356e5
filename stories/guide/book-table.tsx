import type { ReactNode } from 'react'

interface BookTableProps {
  readonly head: readonly string[]
  readonly rows: readonly (readonly [ReactNode, ReactNode])[]
}

/** Two columns on a docs page: a name, and what is to be said of it. */
export const BookTable = ({ head, rows }: BookTableProps) => (
  <div className="book-table">
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, text]) => (
          <tr key={String(text)}>
            <td>{name}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
