import type { ReplayWords } from "../../pages/replay.ts";

/** Going through a game by keys. */
export const replayKeys: ReplayWords["replayKeys"] = {
  playBack: "逆再生",
  list: [
    ["← →", "1手戻る・進む"],
    ["Shift+← →", "1ラウンド戻る・進む"],
    ["Ctrl+← →", "1フェイズ戻る・進む"],
    ["Alt+← →", "1つの出来事だけ戻る・進む"],
    ["Home End", "準備・終わり"],
    ["{ }", "選んだ視点の人、またはこの手を指した人の手"],
    [", .", "前と次のメモ・転機"],
    ["スペース", "再生・一時停止"],
    ["J", "逆再生。もう一度で速く"],
    ["K", "一時停止"],
    ["L", "再生。もう一度で速く"],
    ["B", "同じ時点の別の変化"],
    ["Enter", "タイムライン上: 印の一覧"],
  ],
  /** Where there is a town. */
  draw: ["A", "街とカードに描く"],
};
