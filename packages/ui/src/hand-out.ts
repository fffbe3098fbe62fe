/** Hands a file to the person's machine. */
export const handOut = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it when the click returns; later it is nobody's.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** A drawing as PNG; throws when the browser cannot make one so large. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
