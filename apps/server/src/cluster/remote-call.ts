/** A call of a port, as one server sends it to the one that decides for `id`. */
export interface RemoteCall {
  readonly port: string;
  readonly method: string;
  readonly id: string;
  readonly args: readonly unknown[];
}

/** A failure as it is sent: its fields, with its tag and message among them. */
type SentFailure = Readonly<Record<string, unknown>>;

/** What a call came to. `notice`: what the owner tells of the table afterwards. `moved`: it decides no more, and nothing has happened. */
export type RemoteAnswer =
  | { readonly _tag: "Value"; readonly value?: unknown; readonly notice: string | null }
  | { readonly _tag: "Failed"; readonly failure: SentFailure; readonly notice: string | null }
  | { readonly _tag: "Broken"; readonly message: string }
  | { readonly _tag: "Moved" };

/** A failure with its tag, or null for anything else that was thrown. */
const taggedFields = (failure: unknown): SentFailure | null => {
  if (!(failure instanceof Error) || !("_tag" in failure)) return null;
  const { _tag, message } = failure;
  return { ...Object.fromEntries(Object.entries(failure)), _tag, message };
};

/** What somebody else's server failed with. */
class RemoteFailure extends Error {}

/** A failure as an answer. */
export const answerOf = (failure: unknown, notice: string | null): RemoteAnswer => {
  const fields = taggedFields(failure);
  return fields
    ? { _tag: "Failed", failure: fields, notice }
    : { _tag: "Broken", message: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure) };
};

/** The failure that was sent: whoever looks at its tag and fields finds them. */
export const failureIn = (sent: SentFailure): Error => Object.assign(new RemoteFailure(String(sent["message"])), sent);
