/** What the button that leads further back than undo reads; what it does stands in its name. */
export const FURTHER_SIGN = "…";
