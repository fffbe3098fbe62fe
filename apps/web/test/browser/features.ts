/**
 * What the browser leaves out. Every window draws the list under the address bar as two pages of its own, though nobody
 * types an address: together they took more processor time than the page under test. And with every page it starts a process for
 * the next one, which most tests never open: a tenth of a test.
 */
const UNSEEN = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** What Playwright leaves out by itself: of two such lists the browser reads the last alone. */
const AS_PLAYWRIGHT = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/** The browser's argument that leaves these features out. */
export const WITHOUT_FEATURES = `--disable-features=${[...AS_PLAYWRIGHT, ...UNSEEN].join(",")}`;
