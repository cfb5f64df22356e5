import { useQuery } from '@tanstack/react-query'
import { Ranking } from '#design-system/ranking/ranking.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import { cva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { figuresQuery } from '#workbench/home/today/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** How many there are of those the person looks over, and where the students are. */
export function FiguresCard() {
  const { t } = useTranslation()
  const query = useQuery(figuresQuery)
  if (query.data?.counts.length === 0) return null
  return (
    <DeskCard card="figures">
      <Asked query={query}>
        {({ counts, departments }) => (
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
        )}
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
