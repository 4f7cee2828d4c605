/** Loaded before the product, which then lives that much later: there are hours in which the law lets nobody be written to. */
const adelanto = Number(process.env.ADELANTO_MS);
const DeVerdad = Date;

globalThis.Date = class extends DeVerdad {
  constructor(...partes) {
    if (partes.length === 0) super(DeVerdad.now() + adelanto);
    else super(...partes);
  }
  static now() {
    return DeVerdad.now() + adelanto;
  }
};
