import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { useText } from '#design-system/text/text.tsx'
import { list } from '#styled-system/recipes/index.js'

const widths = [72, 58, 80, 64]

/** Grey lines where the entries will be. */
export const ListWaiting = () => {
  const t = useText()
  const style = list()
  return (
    <div className={style.items}>
      <span role="status" aria-label={t('加载中')} />
      {widths.map((width) => (
        <div key={width} className={style.item}>
          <div className={style.main}>
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </div>
  )
}
