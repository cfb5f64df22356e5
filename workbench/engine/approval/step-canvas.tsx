import '@xyflow/react/dist/base.css'
import { Controls, Handle, type Node, type NodeProps, Position, ReactFlow } from '@xyflow/react'
import { useMemo } from 'react'
import { type DrawnStep, everyDrawn } from '#domain/workflow/picture.ts'
import { type StepKind, stepKinds } from '#domain/workflow/words.ts'
import { css, cva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { laidOut, size } from './canvas-layout.ts'
import { begin, edgesOf, end } from './graph.ts'
import { type StepState, stepWords } from './step-words.ts'
import { type WayEdge, WayLine } from './way-line.tsx'

interface StepCanvasProps {
  readonly steps: readonly DrawnStep[]
  readonly chosen?: string | undefined
  /** Left out, nothing can be pressed. */
  readonly onChoose?: (id: string) => void
  /** How each step of a running case stands, by its id. */
  readonly states?: ReadonlyMap<string, StepState>
}

interface StepData extends Record<string, unknown> {
  readonly title: string
  readonly kind: StepKind | null
  readonly state: StepState | undefined
}
type StepNode = Node<StepData, 'step'>

/** In the pixels of the canvas, which the reader zooms: what is longer than `whole` begins at the step that is open, at a size that can be read. */
const legible = { whole: 600, zoom: 0.8 }

/** The steps of a model as a picture that lays itself out; a step that is pressed is set beside it, as in the tree. */
export function StepCanvas({ steps, chosen, onChoose, states }: StepCanvasProps) {
  const { t } = useTranslation()
  const { nodes, edges, long } = useMemo(() => {
    const shown = [
      { id: begin, title: t('发起'), kind: null },
      ...everyDrawn(steps).map(({ id, title, kind }) => ({ id, title, kind })),
      { id: end, title: t('结束'), kind: null },
    ]
    const {
      height,
      steps: places,
      ways,
    } = laidOut(
      shown.map(({ id }) => id),
      edgesOf(steps, t('其他情况')),
    )
    return {
      long: height > legible.whole,
      nodes: shown.map(({ id, title, kind }): StepNode => {
        const { x, y } = places.get(id) ?? { x: 0, y: 0 }
        const position = { x: x - size.width / 2, y: y - size.height / 2 }
        return {
          id,
          type: 'step',
          position,
          data: { title, kind, state: states?.get(id) },
          width: size.width,
          height: size.height,
          selectable: kind !== null && onChoose !== undefined,
          focusable: kind !== null && onChoose !== undefined,
        }
      }),
      edges: ways.map(
        ({ from, to, label, over }, at): WayEdge => ({
          ...{ id: String(at), source: from, target: to, type: 'way', focusable: false, data: { over } },
          ...(label && { label }),
        }),
      ),
    }
  }, [steps, states, onChoose, t])
  return (
    <div className={frame}>
      <ReactFlow<StepNode, WayEdge>
        nodes={nodes.map((node) => ({ ...node, selected: node.id === chosen }))}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        deleteKeyCode={null}
        fitView
        fitViewOptions={states && long ? { nodes: reachedIn(states), maxZoom: legible.zoom } : {}}
        minZoom={0.2}
        // A picture that is only read leaves the wheel to the page that it stands on.
        zoomOnScroll={onChoose !== undefined}
        preventScrolling={onChoose !== undefined}
        onNodesChange={(changes) => {
          const picked = changes.find((change) => change.type === 'select' && change.selected)
          if (picked?.type === 'select') onChoose?.(picked.id)
        }}
        ariaLabelConfig={{
          'node.a11yDescription.default': t('按回车键设置这个步骤'),
          'node.a11yDescription.keyboardDisabled': t('按回车键设置这个步骤'),
          'controls.ariaLabel': t('画布工具'),
          'controls.zoomIn.ariaLabel': t('放大'),
          'controls.zoomOut.ariaLabel': t('缩小'),
          'controls.fitView.ariaLabel': t('适合窗口'),
        }}
      >
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  )
}

/** The steps that are open; where none is, the beginning. */
function reachedIn(states: ReadonlyMap<string, StepState>) {
  const open = [...states].filter(([, state]) => state === 'open').map(([id]) => ({ id }))
  return open.length > 0 ? open : [{ id: begin }]
}

function StepBox({ data: { title, kind, state }, selected }: NodeProps<StepNode>) {
  const { t } = useTranslation()
  return (
    <div className={box({ end: kind === null, state })} data-chosen={selected ? '' : undefined}>
      <Handle type="target" position={Position.Top} className={hidden} />
      <span className={name}>{t(title)}</span>
      {kind && <span className={quiet}>{state ? t(stepWords[state]) : codeName(t, stepKinds, kind)}</span>}
      <Handle type="source" position={Position.Bottom} className={hidden} />
    </div>
  )
}

const nodeTypes = { step: StepBox }
const edgeTypes = { way: WayLine }

const frame = css({
  height: 'chart.lg',
  borderRadius: 'control',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border',
  '--xy-edge-stroke': '{colors.border.strong}',
  // Its own sheet stands in no layer, and is stronger than ours.
  '& .react-flow__attribution a': { color: 'text.quiet!' },
  '& .react-flow__edge-textbg': { fill: 'surface' },
  '& .react-flow__edge-text': { fill: 'text.quiet', textStyle: 'body.sm' },
  '--xy-controls-button-background-color': '{colors.surface}',
  '--xy-controls-button-background-color-hover': '{colors.surface.hover}',
  '--xy-controls-button-color': '{colors.text}',
  '--xy-controls-button-color-hover': '{colors.text}',
  '--xy-controls-button-border-color': '{colors.border}',
  '--xy-attribution-background-color': 'transparent',
})
const box = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'full',
    height: 'full',
    paddingInline: '2',
    bg: 'surface',
    color: 'text',
    textStyle: 'body',
    borderRadius: 'control',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    cursor: 'pointer',
    '&[data-chosen]': { bg: 'surface.selected', borderColor: 'accent' },
  },
  variants: {
    end: { true: { borderRadius: 'full', color: 'text.quiet', cursor: 'default' } },
    state: {
      passed: { borderColor: 'success', cursor: 'default' },
      open: { borderColor: 'accent', bg: 'surface.selected', cursor: 'default' },
      rejected: { borderColor: 'danger', cursor: 'default' },
      ahead: { cursor: 'default' },
      beside: { color: 'text.quiet', borderStyle: 'dashed', cursor: 'default' },
    },
  },
})
const name = css({ maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const quiet = css({ color: 'text.quiet', textStyle: 'body.sm' })
const hidden = css({ visibility: 'hidden' })
