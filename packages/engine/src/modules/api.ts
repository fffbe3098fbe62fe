/**
 * The version of what modules are written against: `Module`, the formulas, forms and events that they use. A package outside of this
 * repository names the one that it was written for. Raised with every change after which such a package has to be looked at again.
 */
export const MODULE_API = 2;
