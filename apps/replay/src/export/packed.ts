/** Text as gzip (docs/formats.md). */
export const packed = (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).blob();
