import type { CSSProperties, ReactNode } from 'react'
import { type Look, themeColors } from '#design-system/theme/themes.ts'
import { property } from './look.ts'
import './foundations.css'

/** A style that sets custom properties, which React's own type does not know. */
export const custom = (properties: Readonly<Record<`--${string}`, string | number>>) =>
  properties as CSSProperties

export const Page = ({ lead, children }: { readonly lead: ReactNode; readonly children: ReactNode }) => (
  <div className="f-page">
    <p className="f-lead">{lead}</p>
    {children}
  </div>
)

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="f-head">{title}</h2>
    {children}
  </section>
)

interface ColorProps {
  readonly name: string
  readonly shown: string
  readonly notes?: readonly string[]
}

/** A colour with its name and what is to be known of it. */
export const Color = ({ name, shown, notes = [] }: ColorProps) => (
  <div className="f-tile">
    <div style={custom({ '--shown': shown })} />
    <dl>
      <dt className="f-name">{name}</dt>
      {notes.map((note) => (
        <dd key={note} className="f-note">
          {note}
        </dd>
      ))}
    </dl>
  </div>
)

interface RowProps {
  readonly name: string
  readonly note?: string
  readonly children: ReactNode
}

/** A token with a drawing of it beside its name. */
export const Row = ({ name, note, children }: RowProps) => (
  <div className="f-row">
    <div>
      <div className="f-name">{name}</div>
      {note && <div className="f-note">{note}</div>}
    </div>
    <div>{children}</div>
  </div>
)

interface TableProps {
  readonly label: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
}

export const Table = ({ label, head, rows }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section className="f-table" aria-label={label} tabIndex={0}>
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className="f-name">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

interface PanelProps {
  readonly title: string
  readonly look: Look
  readonly children: ReactNode
}

/** A piece of page in a theme of its own, whatever the book stands in: every colour as reckoned for that theme. */
export const Panel = ({ title, look, children }: PanelProps) => (
  <section
    className="f-panel"
    aria-label={title}
    data-color-mode={look.mode}
    data-contrast={look.contrast}
    data-vision={look.vision}
    style={{
      ...custom(
        Object.fromEntries(
          Object.entries(themeColors(look)).map(([name, color]) => [property('colors', name), color]),
        ),
      ),
      filter: look.vision === 'grey' ? 'grayscale(1)' : undefined,
    }}
  >
    <h2 className="f-head">{title}</h2>
    {children}
  </section>
)
