/** Writes the catalogue and the words of all variants: those of the folders, and the packages that were added; `at` is the root of the repository. */
export const generateVariants: (at?: string) => void;
