const BASE = Symbol('base');

type Hechuras<B> = Readonly<Record<string, (base: B) => unknown>>;

/** An object whose parts are each made the first time somebody asks for it: a request asks for one or two of twenty. */
export const alPedirlas =
  <B>() =>
  <H extends Hechuras<B>>(hechuras: H): ((base: B) => { readonly [K in keyof H]: ReturnType<H[K]> }) => {
    const prototipo: object = {};
    for (const [nombre, hacer] of Object.entries(hechuras)) {
      Object.defineProperty(prototipo, nombre, {
        get(this: { [BASE]: B }) {
          const value = hacer(this[BASE]);
          Object.defineProperty(this, nombre, { value });
          return value;
        },
      });
    }
    return (base) => {
      const partes = Object.create(prototipo);
      partes[BASE] = base;
      return partes;
    };
  };
