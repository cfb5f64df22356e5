import { useTranslation } from 'react-i18next'
import { evaluationWall } from '#domain/system/wall/screens/evaluation.ts'
import type { Composition } from '#workbench/home/wall/composition.ts'
import { HeatGrid } from '#workbench/home/wall/parts/heat-grid.tsx'
import { NumberTile } from '#workbench/home/wall/parts/number-tile.tsx'
import { RankBars } from '#workbench/home/wall/parts/rank-bars.tsx'
import { SplitBar } from '#workbench/home/wall/parts/split-bar.tsx'
import { WallPanel } from '#workbench/home/wall/parts/wall-panel.tsx'
import { Stage } from '#workbench/home/wall/stage.tsx'

const { figures: of } = evaluationWall

/** One great table of whom it is about, and at its side what they think of what is done for them. */
const Evaluation: Composition<'zhcpdatascreentwo'> = ({ received }) => {
  const { t } = useTranslation()
  const { students, classes, perClass, range, classSizes, stars, satisfaction, services } =
    received.shown.figures
  return (
    <Stage code="zhcpdatascreentwo" received={received} columns={12} rows={12}>
      <WallPanel of={of.range} columns={8} rows={8}>
        <HeatGrid label={t(of.range.label)} grid={range} columnOf={(grade) => t('{{grade}}级', { grade })} />
      </WallPanel>
      <NumberTile
        of={of.satisfaction}
        value={satisfaction}
        unit={t('星')}
        digits={1}
        tone="accent"
        size="hero"
        columns={4}
        rows={3}
      />
      <WallPanel of={of.stars} columns={4} rows={5}>
        <RankBars
          label={t(of.stars.label)}
          items={stars.map((one) => ({ ...one, name: t('{{count}} 星', { count: Number(one.name) }) }))}
          unit={t('条')}
        />
      </WallPanel>
      <NumberTile of={of.students} value={students} unit={t('人')} columns={2} rows={2} size="md" />
      <WallPanel of={of.classSizes} columns={6} rows={4}>
        <SplitBar
          label={t(of.classSizes.label)}
          unit={t('个')}
          parts={classSizes.map(({ name, value }) => ({ name: t('{{range}} 人', { range: name }), value }))}
        />
      </WallPanel>
      <WallPanel of={of.services} columns={4} rows={4}>
        <RankBars label={t(of.services.label)} items={services} unit={t('条')} />
      </WallPanel>
      <NumberTile
        of={of.classes}
        value={classes}
        unit={t('个')}
        note={t('平均 {{count}} 人', { count: perClass ?? 0 })}
        columns={2}
        rows={2}
        size="md"
      />
    </Stage>
  )
}

export default Evaluation
