/** The words of an id in capitals: `fry-chef` is Fry Chef. */
export const titled = (id: string): string =>
  (id.split(":").at(-1) ?? id)
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[-_. ]/)
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(" ");

/** What a module has named with its own id before it. */
const OF_MODULE = /^[a-z][a-z0-9-]*:[A-Za-z]/;

/** An id as words: `coming-soon` and `ComingSoon` become `coming soon`; a module's `small-town:odd-thing` is Odd Thing. */
export const spelled = (id: string): string =>
  OF_MODULE.test(id)
    ? titled(id)
    : id
        .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
        .replaceAll(/[-_.]/g, " ")
        .toLowerCase();
