import { TextSelection } from '@tiptap/pm/state'
import { tableEditing } from '@tiptap/pm/tables'
import { type Editor, Node } from '@tiptap/react'

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const still = <T>(value: T) => ({ default: value, rendered: false, parseHTML: () => value })

/** The engine asks for them; a cell that spans others is nothing that the gate lets through. */
const spans = () => ({ colspan: still(1), rowspan: still(1), colwidth: still(null) })

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: '(paragraph | bulletList | orderedList | picture)+',
    isolating: true,
    addAttributes: spans,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Tables of plain rows and columns: no widths, no colours, no cells within cells. */
export const tableNodes = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
    extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
    addProseMirrorPlugins: () => [tableEditing()],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
]

const columns = 3

/** Puts a table of three rows where the cursor is, which then stands in its first cell; below it one can go on. */
export function insertTable(editor: Editor) {
  const { tableRow, tableHeader, tableCell, table, paragraph } = editor.schema.nodes
  if (!tableRow || !tableHeader || !tableCell || !table || !paragraph) return
  const row = (kind: typeof tableCell) =>
    tableRow.create(
      null,
      Array.from({ length: columns }, () => kind.create(null, paragraph.create())),
    )
  const made = table.create(null, [row(tableHeader), row(tableCell), row(tableCell)])
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const from = tr.selection.from
      tr.replaceSelectionWith(made)
      if (tr.doc.lastChild?.type === table) tr.insert(tr.doc.content.size, paragraph.create())
      tr.setSelection(TextSelection.near(tr.doc.resolve(from))).scrollIntoView()
      return true
    })
    .run()
}
