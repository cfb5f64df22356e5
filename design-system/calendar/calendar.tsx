import { DatePicker as Ark } from '@ark-ui/react/date-picker'
import { Portal } from '@ark-ui/react/portal'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { calendar, innerButton } from '#styled-system/recipes/index.js'
import { BlockView } from './block-view.tsx'

const Head = () => {
  const style = calendar()
  return (
    <Ark.ViewControl className={style.head}>
      <Ark.PrevTrigger className={innerButton()}>
        <ChevronLeft aria-hidden />
      </Ark.PrevTrigger>
      <Ark.Context>
        {(picker) => (
          <Ark.ViewTrigger className={style.title} aria-label={picker.visibleRangeText.formatted}>
            <Ark.RangeText />
          </Ark.ViewTrigger>
        )}
      </Ark.Context>
      <Ark.NextTrigger className={innerButton()}>
        <ChevronRight aria-hidden />
      </Ark.NextTrigger>
    </Ark.ViewControl>
  )
}

const Days = () => {
  const style = calendar()
  return (
    <Ark.Context>
      {(picker) => (
        <Ark.Table className={style.table}>
          <Ark.TableHead>
            <Ark.TableRow>
              {picker.weekDays.map((day) => (
                <Ark.TableHeader key={day.long} className={style.weekday} aria-label={day.long}>
                  {day.narrow}
                </Ark.TableHeader>
              ))}
            </Ark.TableRow>
          </Ark.TableHead>
          <Ark.TableBody>
            {picker.weeks.map((week) => (
              <Ark.TableRow key={String(week[0])}>
                {week.map((day) => (
                  <Ark.TableCell key={String(day)} value={day}>
                    <Ark.TableCellTrigger className={style.day}>{day.day}</Ark.TableCellTrigger>
                  </Ark.TableCell>
                ))}
              </Ark.TableRow>
            ))}
          </Ark.TableBody>
        </Ark.Table>
      )}
    </Ark.Context>
  )
}

/** The floating calendar of the date inputs: days, and by its title months and years. */
export const Calendar = () => (
  <Portal>
    <Ark.Positioner>
      <Ark.Content className={calendar().content}>
        <Ark.View view="day">
          <Head />
          <Days />
        </Ark.View>
        <Ark.View view="month">
          <Head />
          <BlockView view="month" />
        </Ark.View>
        <Ark.View view="year">
          <Head />
          <BlockView view="year" />
        </Ark.View>
      </Ark.Content>
    </Ark.Positioner>
  </Portal>
)
