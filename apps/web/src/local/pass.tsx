import { BannerSign } from "@blueplate/magnate-table";
import { Button } from "@blueplate/ui";
import { Show } from "solid-js";
import { shell } from "@blueplate/tabletop";
import { DeviceCover } from "./cover.tsx";
import { localStandIn } from "./feed.ts";
import type { LocalOpening } from "./open.ts";
import type { LocalTableActor } from "./table-actor.ts";

const words = () => shell().local;

interface PassProps {
  readonly owner: LocalTableActor;
  readonly seats: LocalOpening["header"]["seats"];
  readonly names: (seat: number) => string;
}

/** What may be done besides taking the device: what the last one regrets at once, and a bot for somebody who is not there. */
const Otherwise = (props: PassProps) => {
  const bot = (): string | null => localStandIn(props.owner.table().rules.game);
  const letBot = (): void => {
    const [seat, by] = [props.owner.awaited(), bot()];
    if (seat !== null && by !== null) props.owner.handOver(seat, by);
  };
  return (
    <>
      <Show when={props.owner.regretful() !== null}>
        <Button onClick={props.owner.regret}>{words().regret(props.names(props.owner.regretful() ?? 0))}</Button>
      </Show>
      <Show when={bot()}>
        <Button kind="quiet" title={shell().consent.handOverHelp} onClick={letBot}>
          {words().away(props.names(props.owner.awaited() ?? 0))}
        </Button>
      </Show>
    </>
  );
};

/** Covers the table while the device goes from hand to hand. */
export const Pass = (props: PassProps) => (
  <Show when={props.owner.awaited() !== null}>
    <DeviceCover labelledBy="pass-to">
      <BannerSign banner={props.seats[props.owner.awaited() ?? 0]?.banner} seat={props.owner.awaited() ?? 0} />
      <h2 id="pass-to" class="title">
        {words().pass(props.names(props.owner.awaited() ?? 0))}
      </h2>
      <p class="muted">{words().passHelp}</p>
      <Button kind="main" onClick={props.owner.take}>
        {words().take(props.names(props.owner.awaited() ?? 0))}
      </Button>
      <Otherwise {...props} />
    </DeviceCover>
  </Show>
);
