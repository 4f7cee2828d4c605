import { background } from '@/ui/shared/deferred';

/** Only where somebody chose to work without a network: nobody else pays for its code. */
export const ColaEnMarco = background(
  async () => (await import(/* webpackChunkName: "sin-red" */ './cola-en-marco')).ColaEnMarco,
);
