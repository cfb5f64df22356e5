import { TreeView } from '@ark-ui/react/tree-view'
import { ChevronRight } from 'lucide-react'
import { useText } from '#design-system/text/text.tsx'
import { jsonViewer } from '#styled-system/recipes/index.js'
import { Found } from './found.tsx'
import type { JsonNode } from './tree.ts'

interface JsonBranchProps {
  readonly node: JsonNode
  readonly indexPath: number[]
  /** What is sought, to be marked. */
  readonly part: string
}

/** A name with its value, or with the branch that hangs on it. */
export const JsonBranch = ({ node, indexPath, part }: JsonBranchProps) => {
  const t = useText()
  const style = jsonViewer()
  const name = node.key !== '' && (
    <span className={style.key}>
      <Found words={node.key} part={node.inList ? '' : part} />:{' '}
    </span>
  )
  return (
    <TreeView.NodeProvider node={node} indexPath={indexPath}>
      {node.children ? (
        <TreeView.Branch>
          <TreeView.BranchControl className={style.line}>
            <TreeView.BranchIndicator className={style.arrow}>
              <ChevronRight aria-hidden />
            </TreeView.BranchIndicator>
            <TreeView.BranchText className={style.words}>
              {name}
              <span className={style.sum}>
                {node.kind === 'list' ? '[ ]' : '{ }'} {t('{{count}} 项', { count: node.children.length })}
              </span>
            </TreeView.BranchText>
          </TreeView.BranchControl>
          <TreeView.BranchContent>
            {node.children.map((child, at) => (
              <JsonBranch key={child.id} node={child} indexPath={[...indexPath, at]} part={part} />
            ))}
          </TreeView.BranchContent>
        </TreeView.Branch>
      ) : (
        <TreeView.Item className={style.line}>
          <span className={style.arrow} />
          <TreeView.ItemText className={style.words}>
            {name}
            <span className={style.value} data-kind={node.kind}>
              <Found words={node.text} part={part} />
            </span>
          </TreeView.ItemText>
        </TreeView.Item>
      )}
    </TreeView.NodeProvider>
  )
}
