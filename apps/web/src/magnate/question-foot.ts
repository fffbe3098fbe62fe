import { markMoreBelow } from "@blueplate/ui";
import { onCleanup } from "solid-js";

/** What sticks to the foot of a box while what stands before it goes on below. */
const STUCK = ".question-foot, .outcome.pinned";

/**
 * Says of whatever sticks to the foot of the box of the question, in `data-covers`, whether what stands before it goes on below it: there it
 * fades out with a sign, and nothing lies over what ends there. Where nothing sticks there the box says it itself, at its own edge.
 * What has to stay in sight above the foot of the question is told its height.
 */
export const markQuestionFoot = (box: HTMLElement): void => {
  const mark = (): void => {
    const below = box.querySelector<HTMLElement>(".question-foot");
    // Its last pixels may lie beyond the edge of the box.
    const room = below ? below.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(below).bottom) : 0;
    if (room > 0) box.style.setProperty("--foot-room", `${Math.ceil(room)}px`);
    for (const foot of box.querySelectorAll<HTMLElement>(STUCK)) {
      const end = foot.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      foot.dataset["covers"] = String(end > foot.getBoundingClientRect().top + 1);
    }
  };
  const resized = new ResizeObserver(mark);
  const watch = (): void => {
    for (const part of [box, ...box.querySelectorAll(`.question, ${STUCK}`)]) resized.observe(part);
  };
  // The question comes after its box, and its foot with each form.
  const come = new MutationObserver(watch);
  watch();
  come.observe(box, { childList: true, subtree: true });
  box.addEventListener("scroll", mark, { passive: true });
  markMoreBelow(box);
  onCleanup(() => [come, resized].forEach((each) => each.disconnect()));
};
