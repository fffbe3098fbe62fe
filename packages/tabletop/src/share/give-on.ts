const fileOf = (blob: Blob, name: string): File => new File([blob], name, { type: blob.type });

/** Whether this machine can hand a file on to other programs: a phone can, most desks cannot. */
export const canGiveOn = (blob: Blob, name: string): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare({ files: [fileOf(blob, name)] });

/** Hands a file with its title to whatever program the person chooses; whoever chooses none has changed their mind. */
export const giveOn = (blob: Blob, name: string, title: string): Promise<void> =>
  navigator.share({ files: [fileOf(blob, name)], title }).catch(() => undefined);
