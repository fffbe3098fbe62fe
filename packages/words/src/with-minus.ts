/** A number as it is read: what is below zero has a minus sign, which a hyphen is not. */
export const withMinus = (number: number | string): string => String(number).replace("-", "−");
