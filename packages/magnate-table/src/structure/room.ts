import { createSignal, onCleanup, onMount } from "solid-js";

/** How much room a part of the page has, in pixels, as it changes. */
export const createRoom = (element: () => Element | undefined) => {
  const [room, setRoom] = createSignal({ width: 0, height: 0 });
  onMount(() => {
    const part = element();
    if (!part) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = part;
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    });
    observer.observe(part);
    onCleanup(() => observer.disconnect());
  });
  return room;
};
