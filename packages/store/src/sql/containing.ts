/** The pattern of texts that contain this one: what means something in a pattern stands for itself. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
