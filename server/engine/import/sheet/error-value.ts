/** What stands for a formula that was never worked out: some programs write formulas without their results. */
export const noResult = '#NORESULT!'

/** What a cell shows instead of a value, in Excel, WPS and LibreOffice; signs alone stand in a column too narrow. */
const errorValue =
  /^(#(N\/A|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA)|#{3,}|Err:\d{3})$/i

/** Why a cell has no value of its own; nothing where it has one. */
export function errorIn(text: string): string | undefined {
  if (text === noResult) return '公式没有结果，请在表格软件里打开、保存后再导入，或在这里填写'
  if (errorValue.test(text)) return `读到“${text.slice(0, 60)}”，这是表格软件的错误提示，不是数据，请改正`
}
