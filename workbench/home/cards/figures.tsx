import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Empty } from '#design-system/empty/empty.tsx'
import { Ranking } from '#design-system/ranking/ranking.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import { cva } from '#styled-system/css/index.js'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { Asked } from '#workbench/home/today/asked.tsx'
import { figuresQuery } from '#workbench/home/today/queries.ts'

/** How many there are of those the person looks over, and where the students are. */
export function FiguresCard() {
  const { t } = useTranslation()
  return (
    <DeskCard card="figures">
      <Asked query={useQuery(figuresQuery)}>
        {({ counts, departments }) =>
          counts.length === 0 ? (
            <Empty
              size="sm"
              title={t('没有可以查看的统计')}
              description={t('负责院系、班级或全校工作后，这里显示所管范围的人数。')}
            />
          ) : (
            <div className={parts()}>
              <div className={line()}>
                {counts.map(({ name, label, value }) => (
                  <Stat key={name} label={t(label)} value={value} />
                ))}
              </div>
              {departments.length > 1 && (
                <Ranking
                  label={t('各院系在读学生')}
                  items={departments.map(({ name, students }) => ({ name, value: students }))}
                />
              )}
            </div>
          )
        }
      </Asked>
    </DeskCard>
  )
}

const parts = cva({
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
  },
})
const line = cva({ base: { display: 'flex', flexWrap: 'wrap', columnGap: '10', rowGap: 'gap' } })
