/** Whether a program draws what this context asks for, and no graphics card; browsers that do not tell are taken for fast. */
export const isDrawnInSoftware = (gl: WebGLRenderingContext | WebGL2RenderingContext): boolean => {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name = names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : "";
  return /swiftshader|llvmpipe|software/i.test(name);
};
