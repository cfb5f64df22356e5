/** Whether the last question of any screen on this page was answered: told by the feeds, asked before the page is loaded anew. */
let answered = false

export const wasAnswered = () => answered
export const tellAnswered = (yes: boolean) => {
  answered = yes
}
