import { createTreeCollection, TreeView } from '@ark-ui/react/tree-view'
import { Check, Copy, Search } from 'lucide-react'
import { type Ref, useMemo, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { copyText } from '#design-system/parts/clipboard/copy-text.ts'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { jsonViewer } from '#styled-system/recipes/index.js'
import { JsonBranch } from './json-branch.tsx'
import { branchesTo, countOf, type Json, type JsonNode, openTo, treeOf } from './tree.ts'

export interface JsonViewerProps {
  readonly data: Json
  /** What it is: 请求内容. */
  readonly label: string
  /** How many levels are open at first. Default 2. */
  readonly depth?: number
  readonly ref?: Ref<HTMLDivElement>
}

/** Data as a tree, to look into: searched, folded, copied. */
export const JsonViewer = ({ data, label, depth = 2, ref }: JsonViewerProps) => {
  const t = useText()
  const style = jsonViewer()
  const [sought, setSought] = useState('')
  const [copied, setCopied] = useState(false)
  const text = sought.trim()
  const whole = useMemo(() => treeOf(data), [data])
  const count = useMemo(() => (text ? countOf(whole, text) : 0), [whole, text])
  const [root, collection] = useMemo(() => {
    const tree = text ? branchesTo(whole, text) : whole
    // A bare value is its own only line.
    const rootNode: JsonNode = tree.children ? tree : { ...tree, id: '', children: [tree] }
    const nodes = createTreeCollection<JsonNode>({
      rootNode,
      nodeToValue: ({ id }) => id,
      nodeToString: ({ key, text: words }) => key || words,
    })
    return [rootNode, nodes] as const
  }, [whole, text])
  const copy = async () => {
    await copyText(JSON.stringify(data, null, 2))
    setCopied(true)
  }
  return (
    <div ref={ref} className={style.root}>
      <div className={style.tools}>
        <div className={style.search}>
          <TextInput
            icon={<Search aria-hidden />}
            aria-label={t('查找键或值')}
            placeholder={t('查找键或值')}
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
            onClear={() => setSought('')}
          />
        </div>
        <span className={style.count} role="status">
          {text && t('{{count}} 处', { count })}
        </span>
        <Button
          size="sm"
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
        >
          {copied ? t('已复制') : t('复制')}
        </Button>
      </div>
      {text && count === 0 ? (
        <Empty title={t('没有找到“{{text}}”', { text })} />
      ) : (
        // Anew for each search, so that what was found is open.
        <TreeView.Root
          key={text}
          collection={collection}
          defaultExpandedValue={[...openTo(root, text ? Number.POSITIVE_INFINITY : depth)]}
        >
          <TreeView.Tree className={style.tree} aria-label={label} aria-labelledby={undefined}>
            {root.children?.map((node, at) => (
              <JsonBranch key={node.id} node={node} indexPath={[at]} part={text} />
            ))}
          </TreeView.Tree>
        </TreeView.Root>
      )}
    </div>
  )
}
