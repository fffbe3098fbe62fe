/** Writes the catalogue and the words of all variants: those of the folders, and the packages that were added. */
export const generateVariants: () => void;
