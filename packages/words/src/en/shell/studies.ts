/** Studies as people meet them: their list, their people, their chapters. */
export const studies = {
  me: "Me",
  notKept: "This browser keeps nothing: what you try and note here is gone when the page is closed.",
} as const;
