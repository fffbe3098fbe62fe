/** How many things wait unseen, and how a screen reader says so. */
export interface BadgeProps {
  readonly count: number;
  readonly label: string;
}

/** A dot with the number of what waits unseen behind a tab or button. */
export const Badge = (props: BadgeProps) => (
  <span class="badge number" role="img" aria-label={props.label} title={props.label}>
    {props.count > 99 ? "99+" : props.count}
  </span>
);
