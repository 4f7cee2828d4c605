import { deferred } from './deferred';

/** Open for as long as it is drawn. Chakra's own comes with the first that opens: no page begins with one. */
export const Dialog = deferred(
  async () => (await import(/* webpackChunkName: "dialogo" */ './dialog-box')).DialogBox,
);
