/** True where the machine can show notices on the desktop at all. */
export const notifiesPossible = (): boolean => "Notification" in globalThis;

/** Whether this page may show notices: nobody is asked by that. */
export const mayNotify = (): NotificationPermission => (notifiesPossible() ? Notification.permission : "denied");

/**
 * A notice on the desktop; one that stands for the same table already is replaced. A click brings the page to the front. Null on
 * machines that let no page make one, as phones do, whatever their permission says.
 */
export const notify = (title: string, body: string, table: string): Notification | null => {
  try {
    const notice = new Notification(title, { body, tag: table, icon: "/sign.svg" });
    notice.addEventListener("click", () => {
      focus();
      notice.close();
    });
    return notice;
  } catch {
    return null;
  }
};
