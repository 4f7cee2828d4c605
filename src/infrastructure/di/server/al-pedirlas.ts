type Hechuras<B> = Readonly<Record<string, (base: B) => unknown>> & { base?: never };

/** An object whose parts are each made the first time somebody asks for it: a request asks for one or two of twenty. */
export const alPedirlas =
  <B>() =>
  <H extends Hechuras<B>>(hechuras: H): ((base: B) => { readonly [K in keyof H]: ReturnType<H[K]> }) => {
    class Partes {
      constructor(readonly base: B) {}
    }
    for (const [nombre, hacer] of Object.entries(hechuras)) {
      const hecha = Symbol(nombre);
      Object.defineProperty(Partes.prototype, nombre, {
        get(this: Partes & { [hecha]?: unknown }) {
          this[hecha] ??= hacer(this.base);
          return this[hecha];
        },
      });
    }
    return (base) => new Partes(base) as never;
  };
