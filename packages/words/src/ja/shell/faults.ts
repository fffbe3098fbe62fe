import type { ShellWords } from "../../language.ts";

/** Why a file that somebody wrote cannot be read; said after the field. */
export const faults: ShellWords["faults"] = {
  missing: "ありません",
  unknownField: "ここには置けません",
  unknownKind: (kind) => `${kind}というものはありません`,
  unknownPlayer: (name) => `${name}という人はいません`,
  noneOf: (values) => `次のいずれかです：${values}`,
  noObject: "オブジェクトでなければなりません",
  noStep: (words) => `次のいずれかが必要です：${words}`,
  wrongSeats: (count) => `プレイヤーは${count}人のはずです`,
  unfit: "ここには合いません",
};
