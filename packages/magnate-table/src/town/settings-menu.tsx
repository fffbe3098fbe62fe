import { createDismissed, Icon, SelectField } from "@blueplate/ui";
import { Show } from "solid-js";
import type { TownSettings } from "./settings.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().map;
const SPEEDS = [0, 0.5, 1, 2] as const;

/** How the town moves and shines: a small menu beside the camera. */
export const SettingsMenu = (props: {
  readonly settings: TownSettings;
  readonly onChange: (settings: TownSettings) => void;
  /** A sign alone, where its word would lie over the board. */
  readonly brief?: boolean;
}) => {
  let menu: HTMLDetailsElement | undefined;
  createDismissed(() => menu);
  const change = (part: Partial<TownSettings>): void => props.onChange({ ...props.settings, ...part });
  return (
    <details class="map-settings" ref={(element) => (menu = element)}>
      <summary class="button" data-kind="plain" title={props.brief ? words().settings : undefined}>
        <Show when={props.brief} fallback={words().settings}>
          <Icon name="gear-six" />
          <span class="hidden">{words().settings}</span>
        </Show>
      </summary>
      <div class="panel pad stack">
        <SelectField
          label={words().speed}
          value={String(props.settings.speed)}
          options={SPEEDS.map((speed) => ({ value: String(speed), text: words().speeds[speed] }))}
          onChange={(value) => change({ speed: SPEEDS.find((speed) => String(speed) === value) ?? 1 })}
        />
        <SelectField
          label={words().quality}
          value={props.settings.quality ?? ""}
          options={[
            { value: "", text: words().qualityAuto },
            { value: "full", text: words().qualityFull },
            { value: "low", text: words().qualityLow },
          ]}
          onChange={(value) => change({ quality: value === "full" || value === "low" ? value : null })}
        />
        <label class="row">
          <input
            type="checkbox"
            checked={props.settings.alwaysNoon}
            onChange={(event) => change({ alwaysNoon: event.currentTarget.checked })}
          />
          {words().alwaysNoon}
        </label>
        <label class="row">
          <input
            type="checkbox"
            checked={props.settings.life === true}
            onChange={(event) => change({ life: event.currentTarget.checked })}
          />
          {words().life}
        </label>
      </div>
    </details>
  );
};
