/** An id as words: `coming-soon` and `ComingSoon` become `coming soon`. */
export const spelled = (id: string): string =>
  id
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_.]/g, " ")
    .toLowerCase();

/** The words of an id in capitals: `fry-chef` is Fry Chef. */
export const titled = (id: string): string =>
  (id.split(":").at(-1) ?? id)
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[-_. ]/)
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(" ");
