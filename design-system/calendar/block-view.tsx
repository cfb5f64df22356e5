import { DatePicker as Ark } from '@ark-ui/react/date-picker'
import { calendar } from '#styled-system/recipes/index.js'

/** Twelve months or ten years to choose from. */
export const BlockView = ({ view }: { readonly view: 'month' | 'year' }) => {
  const style = calendar()
  return (
    <Ark.Context>
      {(picker) => (
        <Ark.Table className={style.table} columns={4}>
          <Ark.TableBody>
            {(view === 'month'
              ? picker.getMonthsGrid({ columns: 4, format: 'short' })
              : picker.getYearsGrid({ columns: 4 })
            ).map((row) => (
              <Ark.TableRow key={row[0]?.value}>
                {row.map((cell) => (
                  <Ark.TableCell key={cell.value} value={cell.value} disabled={cell.disabled}>
                    <Ark.TableCellTrigger className={style.block}>{cell.label}</Ark.TableCellTrigger>
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
