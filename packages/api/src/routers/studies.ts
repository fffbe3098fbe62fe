import { tracked } from "@trpc/server";
import { Effect } from "effect";
import { strict } from "../inputs.ts";
import {
  EditStudy,
  ImportStudy,
  InviteToStudy,
  JoinStudy,
  LeadStudy,
  ListStudies,
  NewStudy,
  OneStudy,
  WatchStudy,
} from "../studies/inputs.ts";
import { StudyRoom } from "../studies/ports.ts";
import { answer, asGuest, beginStream, open, router } from "../trpc.ts";

/** What happens in one study: its event ids are the numbers of the edits, so a reconnect resumes without gap or repeat. */
const watchStudy = asGuest("watch")
  .input(strict(WatchStudy))
  .subscription(async function* ({ ctx, input, signal }) {
    const room = await answer(
      ctx,
      Effect.map(StudyRoom, (port) => port),
    );
    // A stream that goes on is nothing new.
    await beginStream(ctx, ctx.guest, () => Promise.resolve(typeof input.lastEventId === "string"));
    const after = typeof input.lastEventId === "string" ? Number(input.lastEventId) : input.after;
    const stop = signal ?? new AbortController().signal;
    for await (const { after: last, message } of room.watch(ctx.guest, input.study, after, stop)) {
      yield tracked(String(last), message);
    }
  });

/** What members do in a study. */
const editing = {
  edit: asGuest("edit")
    .input(strict(EditStudy))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        StudyRoom.use((room) => room.edit(ctx.guest, input)),
      ),
    ),
  lead: asGuest("pointer")
    .input(strict(LeadStudy))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        StudyRoom.use((room) => room.lead(ctx.guest, input)),
      ),
    ),
  watch: watchStudy,
};

/** Who is let in. */
const inviting = {
  invite: asGuest("seat")
    .input(strict(InviteToStudy))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        StudyRoom.use((room) => room.invite(ctx.guest, input)),
      ),
    ),
  uninvite: asGuest("seat")
    .input(strict(OneStudy))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        StudyRoom.use((room) => room.uninvite(ctx.guest, input.study)),
      ),
    ),
  join: asGuest("seat")
    .input(strict(JoinStudy))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        StudyRoom.use((room) => room.join(ctx.guest, input)),
      ),
    ),
};

/** Studies: made, found, edited, followed, taken out and in. */
export const studiesRouter = router({
  create: asGuest("study")
    .input(strict(NewStudy))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        StudyRoom.use((room) => room.create(ctx.guest, input)),
      ),
    ),
  import: asGuest("study")
    .input(strict(ImportStudy))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        StudyRoom.use((room) => room.read(ctx.guest, input)),
      ),
    ),
  export: open.input(strict(OneStudy)).query(({ ctx, input }) =>
    answer(
      ctx,
      StudyRoom.use((room) => room.write(ctx.visitor, input.study)),
    ),
  ),
  list: open.input(strict(ListStudies)).query(({ ctx, input }) =>
    answer(
      ctx,
      StudyRoom.use((room) => room.list(ctx.visitor, input)),
    ),
  ),
  get: open.input(strict(OneStudy)).query(({ ctx, input }) =>
    answer(
      ctx,
      StudyRoom.use((room) => room.get(ctx.visitor, input.study)),
    ),
  ),
  remove: asGuest("seat")
    .input(strict(OneStudy))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        StudyRoom.use((room) => room.remove(ctx.guest, input.study)),
      ),
    ),
  ...editing,
  ...inviting,
});
