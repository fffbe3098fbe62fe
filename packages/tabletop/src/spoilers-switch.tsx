import { shell } from "./language.ts";
import { setWithoutSpoilers, withoutSpoilers } from "./spoilers.ts";

/** Whether this machine keeps from whoever uses it how games end. */
export const SpoilersSwitch = () => (
  <label class="row spoilers" title={shell().settings.withoutSpoilersHelp}>
    <input
      type="checkbox"
      checked={withoutSpoilers()}
      onChange={(event) => setWithoutSpoilers(event.currentTarget.checked)}
    />
    {shell().settings.withoutSpoilers}
  </label>
);
