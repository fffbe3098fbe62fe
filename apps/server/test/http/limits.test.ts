import { expect, it } from "vitest";
import { networkOf } from "../../src/moderation/network.ts";
import { refusalOf } from "../clients.ts";
import { free, me, startInside, toyTable } from "../inside.ts";

it.each([
  ["10.0.0.7", "10.0.0.7"],
  ["::ffff:10.0.0.7", "10.0.0.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("a club of forty behind one router, with its phones, sits down at once without a refusal", async () => {
  const server = await startInside({ RATE_SCALE: "1" });
  const club = Array.from({ length: 80 }, () => server.browser());
  await Promise.all(club.map(({ api }) => api.session.enter.mutate()));
  const tables = await Promise.all(club.slice(0, 20).map(({ api }) => api.tables.create.mutate(toyTable([me, free]))));
  const arriving = club
    .slice(20, 40)
    .map(({ api }, nth) => api.seats.take.mutate({ table: tables[nth]?.id ?? "", player: "Guest" }));
  await Promise.all(arriving);
  const onlooker = server.browser();
  const full = await Promise.all(tables.map(({ id }) => onlooker.api.tables.get.query({ table: id })));
  expect(full.flatMap(({ seats }) => seats.filter(({ kind }) => kind === "person"))).toHaveLength(40);
  await server.stop();
});

it("one guest is told to wait, in the header and in the error, while another of the same network goes on", async () => {
  const server = await startInside({ RATE_SCALE: "0.1" });
  const [ann, bob] = [server.browser(), server.browser()];
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  await ann.api.chat.send.mutate({ table: id, text: "one" });
  const headers = { "content-type": "application/json", cookie: ann.cookie() };
  const body = JSON.stringify({ table: id, text: "two" });
  const refused = await fetch(`${server.url}/trpc/chat.send`, { method: "POST", headers, body });
  const { error } = (await refused.json()) as { readonly error: { readonly data: { readonly retryAfter: number } } };
  expect(refused.status).toBe(429);
  expect(error.data.retryAfter).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBe(error.data.retryAfter);
  expect(await bob.api.chat.send.mutate({ table: id, text: "three" })).toEqual({ seq: 1 });
  await server.stop();
});

it("new guests who come by the hundred from one network are told to wait, those from others are not", async () => {
  const server = await startInside({ RATE_SCALE: "0.01", TRUST_PROXY: "true" });
  const enter = async (address: string) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": address };
    return (await fetch(`${server.url}/trpc/session.enter`, { method: "POST", headers })).status;
  };
  const statuses = [];
  for (let host = 0; host < 12; host++) statuses.push(await enter(`2001:db8:1:2::${host}`));
  expect(statuses.slice(0, 6)).toEqual(Array(6).fill(200));
  expect(statuses.at(-1)).toBe(429);
  expect(await enter("2001:db8:1:3::1")).toBe(200);
  expect(await refusalOf(server.browser().api.tables.get.query({ table: "none" }))).toMatchObject({ status: 404 });
  await server.stop();
});
